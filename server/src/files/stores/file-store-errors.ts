import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { CallFailure } from '../../rpc/failure.ts'

/** The store does not answer, or not as it should: for who asked it is busy. `note` holds no secret and nothing of a file. */
export class FileStoreUnavailable extends CallFailure {
  constructor(note: string, options?: ErrorOptions) {
    super(CallErrors.Unavailable, { retryAfterSeconds: 10, note: `file store: ${note}` })
    this.cause = options?.cause
  }
}

/** The store takes no more. */
export class FileStoreFull extends CallFailure {
  constructor(note: string) {
    super(CallErrors.NoRoomLeft, { note: `file store: ${note}` })
  }
}
