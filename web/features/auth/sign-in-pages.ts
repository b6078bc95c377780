/** The sign-in pages but for the login. They are in one chunk because they share nearly all of their code. */
export { default as callback } from './callback/callback-page.tsx'
export { default as confirm } from './confirmation/confirm-page.tsx'
export { default as forgotPassword } from './recovery/forgot-password-page.tsx'
export { default as resetPassword } from './recovery/reset-password-page.tsx'
export { default as signup } from './signup-page.tsx'
