import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ImportRunning, PreviewAssetImport, StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { expect, test } from 'vitest'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { homesImport } from './homes-import.ts'
import { MatchColumns } from './MatchColumns.tsx'

const PREVIEW = sampleOf(PreviewAssetImport.output, {
  FileName: 'homes.csv',
  Columns: [
    { Name: 'Street', Sample: ['12 Oak Street'] },
    { Name: 'Town', Sample: ['Denver'] },
    { Name: 'Monthly', Sample: ['1200'] },
  ],
  Mapping: { Address1: 'Street' },
  MissingFields: ['City'],
  RowsRead: 1,
  Rows: [
    { Line: 2, Cells: ['12 Oak Street', 'Denver', '1200'], Problems: [{ ColumnIndex: 1, Text: 'City is not matched.', Refuses: true }] },
  ],
})

async function showMatch() {
  answer(GetUserAccountDetails, sampleOf(GetUserAccountDetails.output, { EmailVerified: true }))
  answer(PreviewAssetImport, ({ Mapping }) => ({
    ...PREVIEW,
    Mapping: Mapping ?? PREVIEW.Mapping,
    MissingFields: Mapping?.City ? [] : ['City'],
  }))
  const page = await show(<MatchColumns kind={homesImport} uploadId={idOf(1)} />)
  await expect.element(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
  return { page, start: page.getByRole('button', { name: 'Start the import' }), city: page.getByRole('combobox', { name: /^City/ }) }
}

test('what is missing stands among what was matched, and keeps the import from starting', async () => {
  const { page, start, city } = await showMatch()
  await expect.element(page.getByLabelText(homesImport.labels['Address1']!)).toHaveValue('0')
  await expect.element(city).toHaveValue('')
  await expect.element(start).toHaveAccessibleDescription('Choose a column for: City.')
  await start.click({ force: true })
  expect(asked(StartAssetImport)).toEqual([])
})

test('a column that is chosen shows what is in it, and the rows are looked at again', async () => {
  const { page, start, city } = await showMatch()
  await city.selectOptions('Town')
  await expect.element(page.getByText('Such as Denver')).toBeVisible()
  await expect.poll(() => asked(PreviewAssetImport).at(-1)?.Mapping).toEqual({ Address1: 'Street', City: 'Town' })
  await expect.element(start).not.toHaveAttribute('aria-disabled')
})

test('the import starts with the columns as they were chosen, and leads to how it runs', async () => {
  answer(StartAssetImport, sampleOf(StartAssetImport.output, { ImportId: idOf(7) }))
  const { page, start, city } = await showMatch()
  await city.selectOptions('Town')
  await expect.element(start).not.toHaveAttribute('aria-disabled')
  await start.click()
  await expect.poll(page.address).toContain(idOf(7))
  expect(asked(StartAssetImport)).toEqual([{ UploadId: idOf(1), Mapping: { Address1: 'Street', City: 'Town' }, ListAtOnce: false }])
})

test('an import that may not start yet says so, and the choices stay', async () => {
  answer(StartAssetImport, () => {
    throw refusal(ImportRunning)
  })
  const { page, start, city } = await showMatch()
  await city.selectOptions('Town')
  await expect.element(start).not.toHaveAttribute('aria-disabled')
  await start.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(ImportRunning.message)
  await expect.element(city).toHaveValue('1')
})

test('a file that is gone leads back to choosing one', async () => {
  answer(PreviewAssetImport, () => {
    throw refusal(UploadNotFound)
  })
  const page = await show(<MatchColumns kind={homesImport} uploadId={idOf(1)} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(UploadNotFound.message)
  await expect.element(page.getByRole('link', { name: 'Choose another file' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
