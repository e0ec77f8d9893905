import { PDFDocument } from '@cantoo/pdf-lib'
import { AddDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { AddDocumentFolder } from '@keystead/contract/documents/documents/folder.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { upload } from '../../../test/uploads.ts'

/** A paper of one page per text. */
export async function testPdf(...pages: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  for (const text of pages) pdf.addPage([595, 842]).drawText(text, { x: 40, y: 780, size: 12 })
  return Buffer.from(await pdf.save())
}

let page: Promise<Buffer> | undefined

/** The same small paper for all who need one. */
export function anyPdf(): Promise<Buffer> {
  return (page ??= testPdf('A paper of one page'))
}

export async function uploadedPdf(
  person: Pick<TestPerson, 'raw'>,
  { fileName = 'paper.pdf', content }: { fileName?: string; content?: Buffer } = {},
): Promise<string> {
  return upload(person, 'document', fileName, content ?? (await anyPdf()))
}

type Said = Partial<Omit<InputOf<typeof AddDocument>, 'Files'>> & { readonly Title?: string }

/** A document of a person, by the calls. */
export async function addedDocument(
  person: TestPerson,
  { Title, ...said }: Said = {},
  file: { fileName?: string; content?: Buffer } = {},
): Promise<string> {
  const UploadId = await uploadedPdf(person, file)
  const { DocumentIds } = must(await person.call(AddDocument, { Files: [{ UploadId, Title }], DocumentTypeId: 29, ...said }))
  return DocumentIds[0]!
}

export async function addedFolder(person: TestPerson, Name: string, more: { ParentId?: string; AssetId?: string } = {}): Promise<string> {
  return must(await person.call(AddDocumentFolder, { Name, ...more })).FolderId
}
