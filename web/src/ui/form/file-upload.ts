import { UPLOAD_STATES, type UploadState } from '@keystead/contract/values/uploads.ts'
import { asCallFailure } from '../../api/failure.ts'
import { randomId } from '../../api/random-id.ts'

/** A file on its way. A completed one stays in the list until the owner takes it out. */
export type FileUpload = {
  id: string
  name: string
  bytes: number
  /** 0 to 1; null while that is not known. */
  progress: number | null
  state: UploadState
  message?: string
}

/** With what is needed to send it, to stop it and to send it again. */
export type SendingFile = FileUpload & { file: File; stop: AbortController }

export function fileToSend(file: File, id = randomId()): SendingFile {
  return { id, file, name: file.name, bytes: file.size, progress: 0, state: UPLOAD_STATES.NotStarted, stop: new AbortController() }
}

export function isOnItsWay({ state }: Pick<FileUpload, 'state'>): boolean {
  return state < UPLOAD_STATES.Completed
}

type News = Partial<FileUpload>
export const begun: News = { state: UPLOAD_STATES.Started }

/** After `share` of it has left. What has left as a whole is still worked on over there, no one knows how long. */
export function sentSoFar(share: number): News {
  return { state: UPLOAD_STATES.Uploading, progress: share < 1 ? share : null }
}

export function failedWith(error: unknown): News {
  const { message, fields } = asCallFailure(error)
  return { state: UPLOAD_STATES.Failed, message: Object.values(fields)[0] ?? message }
}
