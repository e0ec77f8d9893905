/** A failure that a caller may meet and recognise by its identity, never by its sentence. */
export type ErrorDefinition<Code extends string = string> = {
  readonly code: Code
  /** HTTP status of the answer, equal to `StatusCode` in the envelope. */
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  /** The sentence for the person: what happened, what to do. */
  readonly message: string
}

export function defineError<const Code extends string>(
  code: Code,
  status: ErrorDefinition['status'],
  message: string,
): ErrorDefinition<Code> {
  return { code, status, message }
}

/** Failures that the way of a call itself can answer, whatever the operation. */
export const CallErrors = {
  MalformedRequest: defineError('MalformedRequest', 400, 'The request could not be read. Please send one JSON object.'),
  InvalidInput: defineError('InvalidInput', 400, 'Please check the marked fields.'),
  HeaderMissing: defineError('HeaderMissing', 400, 'A required header is missing or not valid.'),
  SignInRequired: defineError('SignInRequired', 401, 'Please sign in to continue.'),
  SessionMismatch: defineError('SessionMismatch', 401, 'Your session has ended. Please sign in again.'),
  DeviceTokenInvalid: defineError('DeviceTokenInvalid', 401, 'This device is not recognized. Please reload the page.'),
  NotAvailableForProfile: defineError('NotAvailableForProfile', 403, 'This is not available for this profile.'),
  NotAllowedForRole: defineError('NotAllowedForRole', 403, 'Your role in this business does not let you do that.'),
  FreshFactorRequired: defineError('FreshFactorRequired', 403, 'Please confirm that it is you to go on.'),
  CrossSiteRequest: defineError('CrossSiteRequest', 403, 'This request did not come from our pages.'),
  OperationNotFound: defineError('OperationNotFound', 404, 'There is no such call.'),
  MethodNotAllowed: defineError('MethodNotAllowed', 405, 'Calls are made with POST.'),
  SessionRenewed: defineError('SessionRenewed', 409, 'Your session was renewed a moment ago. Please try again.'),
  StillRunning: defineError('StillRunning', 409, 'The same request is still being worked on. Please wait a moment.'),
  RequestTooLarge: defineError('RequestTooLarge', 413, 'The request is too large.'),
  UnsupportedContentType: defineError('UnsupportedContentType', 415, 'Please send JSON.'),
  TransactionIdReused: defineError('TransactionIdReused', 422, 'This transaction id was used for a different request.'),
  TooManyRequests: defineError('TooManyRequests', 429, 'Too many requests. Please wait a moment and try again.'),
  Unexpected: defineError('Unexpected', 500, 'Some problem occurred, Please try again.'),
  NoRoomLeft: defineError(
    'NoRoomLeft',
    503,
    'There is no room left on our disk, so this could not be saved. Nothing was changed. Please try again later.',
  ),
  Unavailable: defineError('Unavailable', 503, 'We are busy or restarting. Please try again in a moment.'),
} as const
