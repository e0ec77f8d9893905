import { EditDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { details } from './documents.factory.ts'
import { EditDocumentDialog } from './EditDocumentDialog.tsx'

beforeEach(() => {
  signIn()
  answer(EditDocument, { DocumentId: idOf(1), Version: 2 })
})

type About = NonNullable<DocumentDetails['About']>
const about = (Kind: About['Kind'], Text: string | null): About => ({ Kind, Id: idOf(20), Text, AssetId: null })

async function dialog(About: About) {
  const onClose = vi.fn()
  const page = await show(<EditDocumentDialog document={details(1, 'Letter', { About })} onClose={onClose} />)
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
    return asked(EditDocument).map((call) => call.About)
  }
  return { page, save, kind: page.getByRole('combobox', { name: /^About/ }) }
}

test('someone without an account, whom the form can’t choose, stays', async () => {
  const { page, save, kind } = await dialog(about('person', 'Gus Guarantor'))
  await expect.element(kind).toHaveDisplayValue('Gus Guarantor')
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  expect(await save()).toEqual([{ Kind: 'person', Id: idOf(20) }])
})

test('it is taken away by choosing nothing, with the keyboard', async () => {
  await screen.viewport(360, 800)
  const { save, kind } = await dialog(about('person', null))
  await expect.element(kind).toHaveDisplayValue('As it is now')
  kind.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(kind).toHaveDisplayValue('Nothing in particular')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(await save()).toEqual([null])
  await screen.viewport(1200, 900)
})

test('someone whom one was connected with is still named, and stays', async () => {
  answer(GetDdlJoinedUserConnections, { Items: [] })
  const { page, save, kind } = await dialog(about('profile', 'Tova Tester'))
  await expect.element(kind).toHaveDisplayValue('Someone I’m connected with')
  await expect.element(page.getByRole('combobox', { name: 'Person' })).toHaveValue('Tova Tester')
  expect(await save()).toEqual([{ Kind: 'profile', Id: idOf(20) }])
})

test('a business stays the one that it was', async () => {
  signIn({ AccountTypeId: 2, AccountType: 'Business' })
  const { save, kind } = await dialog(about('business', 'Larch Rentals'))
  await expect.element(kind).toHaveDisplayValue('My business')
  expect(await save()).toEqual([{ Kind: 'business', Id: idOf(20) }])
})
