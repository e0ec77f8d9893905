import { z } from 'zod'
import type { FileStore } from '../../rpc/machinery.ts'
import { MissingFile } from '../../rpc/missing-file.ts'
import { MARK } from '../house-files.ts'

const markSchema = z.object({
  /** Of this store. */
  id: z.uuid(),
  /** Of the store whose files were copied here, where they were. */
  copiedFrom: z.uuid().nullable(),
  /** Whether a copy has come to its end. */
  isWhole: z.boolean(),
})

export type FilesMark = z.output<typeof markSchema>

/** Null where there is none. One that cannot be read is someone else's. */
export async function readMark(files: FileStore): Promise<FilesMark | null> {
  try {
    return markSchema.parse(JSON.parse(Buffer.from(await files.read(MARK)).toString('utf8')))
  } catch (error) {
    if (error instanceof MissingFile) return null
    if (error instanceof SyntaxError || error instanceof z.ZodError) return { id: UNREADABLE, copiedFrom: null, isWhole: false }
    throw error
  }
}

const UNREADABLE = '00000000-0000-4000-8000-000000000000'

export async function writeMark(files: FileStore, mark: FilesMark): Promise<void> {
  await files.put(MARK, Buffer.from(`${JSON.stringify(mark)}\n`))
}
