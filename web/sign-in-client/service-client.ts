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
 * The sign-in client. What comes back from a provider is proven by a secret that only this browser keeps (PKCE). The
 * links of mails need none, for they work on any device; a secret made for them would only lie about, and take the
 * place of the one that a provider's answer in another tab is waiting for.
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
   * A change of address counts where it was asked for, or where its account is signed in: the service is told who is,
   * as this client by itself tells nobody with a link.
   */
  override async verifyOtp(params: VerifyParams) {
    if (params.type !== 'email_change') return super.verifyOtp(params)
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
