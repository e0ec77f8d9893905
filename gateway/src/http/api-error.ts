export type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error'
  | 'card_error'

type More = {
  readonly param?: string
  readonly type?: ErrorType
  /** What is there already instead. */
  readonly existing?: string
}

/** A refusal: nothing of what was asked has come about. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly type: ErrorType
  readonly param: string | undefined
  readonly existing: string | undefined

  constructor(status: number, code: string, message: string, { param, existing, type = 'invalid_request_error' }: More = {}) {
    super(message)
    this.status = status
    this.code = code
    this.type = type
    this.param = param
    this.existing = existing
  }

  get body() {
    return { error: { type: this.type, code: this.code, message: this.message, param: this.param, existing: this.existing } }
  }
}
