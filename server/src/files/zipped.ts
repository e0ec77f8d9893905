import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '../rpc/services.ts'

/**
 * Files of the store in one archive, one after the other, and none is held. What is packed already is stored as it is: PDFs and pictures
 * grow no smaller. Where the reader goes away, the file that is open is closed.
 */
export function zipped({ files }: Pick<Services, 'files'>, entries: readonly { readonly key: string; readonly name: string }[]): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  let open: Readable | null = null
  for (const { key, name } of entries) {
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      files.readStream(key).then(
        (stream) => {
          open = stream
          if (output.destroyed) stream.destroy()
          give(null, stream)
        },
        (error: unknown) => output.destroy(error as Error),
      )
    })
  }
  zip.on('error', (error: Error) => output.destroy(error))
  output.once('close', () => open?.destroy())
  zip.outputStream.pipe(output)
  zip.end()
  return output
}
