import type { Envelope } from '@keystead/contract/rpc/envelope.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { callHeaders } from './call.ts'
import { CallFailure, ConnectionErrors, dataOf, failureOfForeignAnswer } from './failure.ts'
import { randomId } from './random-id.ts'

export type UploadPurpose =
  | 'asset-image'
  | 'asset-import'
  | 'branding-logo'
  | 'business-image'
  | 'business-logo'
  | 'document'
  | 'profile-picture'
  | 'template-paper'

/** What the server keeps of a file until a call names its id. */
export type Upload = { UploadId: string; FileName: string; Bytes: number; PreviewUrl?: string }

export type UploadOptions = {
  /** How much of the file has left this device, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends one file as it is, without holding it in memory. By XMLHttpRequest, since fetch tells no progress of what it
 * sends. An abort rejects with the signal's reason.
 */
export async function upload(file: File, purpose: UploadPurpose, options: UploadOptions = {}): Promise<Upload> {
  try {
    return await send(file, purpose, options)
  } catch (failure) {
    // Another tab has changed the session while this was on its way: nothing was taken of it, and the new cookie is here by now.
    if (!(failure instanceof CallFailure) || !failure.is(CallErrors.SessionRenewed)) throw failure
    return send(file, purpose, options)
  }
}

async function send(file: File, purpose: UploadPurpose, { onProgress, signal }: UploadOptions): Promise<Upload> {
  const headers = {
    ...(await callHeaders(randomId())),
    'Content-Type': 'application/octet-stream',
    'File-Name': encodeURIComponent(file.name),
    'File-Purpose': purpose,
  }
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/uploads')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)

    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.onabort = () => reject(signal?.reason as Error)
    request.onerror = () => reject(new CallFailure({ ...ConnectionErrors.Unreachable, status: 0 }))
    request.onload = () => {
      const envelope = request.response as Envelope<Upload> | null
      if (!envelope?.StatusCode) return reject(failureOfForeignAnswer(request.status))
      try {
        resolve(dataOf(envelope))
      } catch (failure) {
        reject(failure as CallFailure)
      }
    }
    request.send(file)
  })
}
