import { AppError } from '../../http/problem.ts'

/** A refusal that says of a session of the sign-in service: it is over, so what it signed in here is over too. */
export class SessionEndedError extends AppError {
  readonly identitySessionId: string

  constructor(code: 'token_refused' | 'sign_in_expired', identitySessionId: string) {
    super(code)
    this.identitySessionId = identitySessionId
  }
}
