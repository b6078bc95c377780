import { AppError } from '../../http/problem.ts'

/** A refusal because a session of the sign-in service has ended. Its sign-ins here have to end too. */
export class SessionEndedError extends AppError {
  readonly identitySessionId: string

  constructor(code: 'token_refused' | 'sign_in_expired', identitySessionId: string) {
    super(code)
    this.identitySessionId = identitySessionId
  }
}
