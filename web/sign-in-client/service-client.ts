import {
  GoTrueClient,
  type SignInWithPasswordlessCredentials,
  type SignUpWithPasswordCredentials,
  type UserAttributes,
} from '@supabase/auth-js'

type VerifyParams = Parameters<GoTrueClient['verifyOtp']>[0]
type ResendCredentials = Parameters<GoTrueClient['resend']>[0]
type RecoveryOptions = Parameters<GoTrueClient['resetPasswordForEmail']>[1]
type UserOptions = Parameters<GoTrueClient['updateUser']>[1]

/**
 * The sign-in client. A provider's response is verified with a secret that only this browser has (PKCE). Mailed links
 * need no such secret, because they work on any device. A secret made for them would stay unused and replace the one
 * that a provider's response in another tab needs.
 */
export class ServiceClient extends GoTrueClient {
  override signUp(credentials: SignUpWithPasswordCredentials) {
    return this.#byMail(() => super.signUp(credentials))
  }

  override signInWithOtp(credentials: SignInWithPasswordlessCredentials) {
    return this.#byMail(() => super.signInWithOtp(credentials))
  }

  override resetPasswordForEmail(email: string, options?: RecoveryOptions) {
    return this.#byMail(() => super.resetPasswordForEmail(email, options))
  }

  override resend(credentials: ResendCredentials) {
    return this.#byMail(() => super.resend(credentials))
  }

  override updateUser(attributes: UserAttributes, options?: UserOptions) {
    return this.#byMail(() => super.updateUser(attributes, options))
  }

  /**
   * A change of address is valid in the browser that requested it, or where its account is signed in; a confirmation
   * keeps the password there. The client does not send the session when it opens a link, so the token is added here.
   */
  override async verifyOtp(params: VerifyParams) {
    if (params.type !== 'email_change' && params.type !== 'signup') return super.verifyOtp(params)
    const { data } = await this.getSession()
    const { headers } = this
    if (data.session) this.headers = { ...headers, Authorization: `Bearer ${data.session.access_token}` }
    try {
      return await super.verifyOtp(params)
    } finally {
      this.headers = headers
    }
  }

  async #byMail<T>(work: () => Promise<T>): Promise<T> {
    this.flowType = 'implicit'
    try {
      return await work()
    } finally {
      this.flowType = 'pkce'
    }
  }
}
