import {
  CreateAgreementTemplate,
  GetAgreementTemplateDetails,
  GetTemplatePaper,
  UpdateAgreementTemplate,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { PDFDocument, PDFName, PDFNumber, degrees } from '@cantoo/pdf-lib'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { sendFile } from '../../../test/uploads.ts'
import { anyPdf } from '../../documents/documents/document.factory.ts'
import { inCatalog, pdfOf, rawPdf } from '../../files/contents/made-pdf.factory.ts'
import { sumTemplateBytes } from './template.queries.ts'
import { everything } from '../../database/pool.ts'
import { addedTemplate, paperTemplate, SIGNATURE, textTemplate, uploadedPaper } from './template.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

const addedPaper = async (content: Uint8Array, more = {}) =>
  must(await owner.call(CreateAgreementTemplate, paperTemplate(await uploadedPaper(owner, content), more))).TemplateId
const bytesOf = async (TemplateId: string, Number?: number) => {
  const { Url } = must(await owner.call(GetTemplatePaper, { TemplateId, Number }))
  return Buffer.from(await (await owner.raw(Url)).arrayBuffer())
}
const storedBytes = () =>
  app.services.database.transaction(everything('a test counts'), (db) => sumTemplateBytes(db, owner.accountId), { readOnly: true })

describe('an uploaded paper', () => {
  test('is kept as it came, with the size of its pages as they are shown', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage([612, 792])
    pdf.addPage([612, 792]).setRotation(degrees(90))
    pdf.addPage([612, 792]).setCropBox(12, 92, 900, 1_000)
    const content = Buffer.from(await pdf.save())
    const TemplateId = await addedPaper(content)
    expect(must(await owner.call(GetAgreementTemplateDetails, { TemplateId }))).toMatchObject({
      Kind: 'paper',
      Body: null,
      Fields: [{ ...SIGNATURE, options: [] }],
      Pages: [
        { Width: 612, Height: 792 },
        { Width: 792, Height: 612 },
        { Width: 600, Height: 700 },
      ],
    })
    expect(await bytesOf(TemplateId)).toEqual(content)
  })

  test('is read by its owner alone, and by a link for a while', async () => {
    const TemplateId = await addedPaper(await anyPdf())
    const { Url } = must(await owner.call(GetTemplatePaper, { TemplateId }))
    const other = await app.newPerson()
    expect((await other.call(GetTemplatePaper, { TemplateId })).error?.Code).toBe('TemplateNotFound')
    expect((await other.raw(Url)).status).toBe(404)
    expect((await owner.raw(`${Url}x`)).status).toBe(404)
    expect((await owner.raw(Url)).headers.get('content-type')).toBe('application/pdf')
    const text = await addedTemplate(owner)
    expect((await owner.call(GetTemplatePaper, { TemplateId: text })).error?.Code).toBe('TemplateNotFound')
  })

  test('stays with its fields when these change, takes its room once, and comes back from an earlier version', async () => {
    const content = await anyPdf()
    const TemplateId = await addedPaper(content)
    const moved = [{ ...SIGNATURE, x: 80 }]
    const input = { ...paperTemplate(''), UploadId: null, Fields: moved, TemplateId }
    must(await owner.call(UpdateAgreementTemplate, { ...input, Version: 1 }))
    expect(await bytesOf(TemplateId)).toEqual(content)
    expect(await storedBytes()).toBe(content.byteLength)

    must(await owner.call(UpdateAgreementTemplate, { ...textTemplate(), TemplateId, Version: 2 }))
    expect((await owner.call(UpdateAgreementTemplate, { ...input, Version: 3 })).error?.Fields).toEqual({
      UploadId: 'Please choose a PDF, or write a text.',
    })
    must(await owner.call(UpdateAgreementTemplate, { ...input, Version: 3, PaperNumber: 1 }))
    expect(await bytesOf(TemplateId)).toEqual(content)
    expect(await bytesOf(TemplateId, 1)).toEqual(content)
  })

  test.for<[string, object]>([
    ['on a page that is not there', { page: 2 }],
    ['beyond the right edge', { x: 500, width: 200 }],
    ['beyond the foot', { y: 830, height: 40 }],
  ])('has no field %s', async ([, more]) => {
    const UploadId = await uploadedPaper(owner, await anyPdf())
    const answer = await owner.call(CreateAgreementTemplate, paperTemplate(UploadId, { Fields: [{ ...SIGNATURE, ...more }] }))
    expect(answer.error?.Fields).toEqual({ 'Fields.0': 'A field lies outside of its page. Please place it again.' })
  })

  test('is used once, by who sent it', async () => {
    const UploadId = await uploadedPaper(owner, await anyPdf())
    expect((await (await app.newPerson()).call(CreateAgreementTemplate, paperTemplate(UploadId))).error?.Code).toBe('UploadNotFound')
    must(await owner.call(CreateAgreementTemplate, paperTemplate(UploadId)))
    expect((await owner.call(CreateAgreementTemplate, paperTemplate(UploadId, { Name: 'Another' }))).error?.Code).toBe('UploadNotFound')
  })
})

describe('what is no paper to sign', () => {
  const page =
    (width: number, height: number, pages = 1) =>
    async () => {
      const pdf = await PDFDocument.create()
      for (let n = 0; n < pages; n += 1) pdf.addPage([width, height])
      return Buffer.from(await pdf.save())
    }
  const inUnits = () => pdfOf((pdf) => pdf.getPage(0).node.set(PDFName.of('UserUnit'), PDFNumber.of(10)))
  const withForm = async () => {
    const pdf = await PDFDocument.create()
    pdf
      .getForm()
      .createTextField('name')
      .addToPage(pdf.addPage([612, 792]))
    return Buffer.from(await pdf.save())
  }
  const signed = async () =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      '<< /Type /Sig /ByteRange [0 10 20 30] /Contents <00> >>',
    ])
  test.for<[string, () => Promise<Buffer>, string]>([
    ['five meters wide', page(14_173, 14_173), 'PaperPageSize'],
    ['smaller than an inch', page(40, 40), 'PaperPageSize'],
    ['measured in a unit of its own', inUnits, 'PaperPageSize'],
    ['2,000 pages long', page(200, 200, 2_000), 'FileHasTooManyPages'],
    ['101 pages long', page(200, 200, 101), 'PaperTooLong'],
    ['a form of its own', withForm, 'PaperHasForm'],
    ['signed already', signed, 'PaperIsSigned'],
    ['one with a script', () => pdfOf(inCatalog('OpenAction', { S: 'JavaScript', JS: 'app.alert(1)' } as never)), 'FileActive'],
    ['no PDF at all', async () => Buffer.from('%PDF-1.7 hello'), 'FileUnreadable'],
  ])('%s', async ([, content, code]) => {
    const answer = await sendFile(owner, await content(), { purpose: 'template-paper', name: 'rules.pdf' })
    expect(answer.Error?.Code).toBe(code)
  })
})
