import { expect, test } from 'vitest'
import { documentsViewOf, isNarrowed, searchInputOf, searchOfDocuments } from './documents-address.ts'

const FOLDER = '0190a000-0000-7000-8000-000000000007'
const of = (search: string) => documentsViewOf(new URLSearchParams(search))

test('what an address says wrong counts as not said', () => {
  expect(of('folder=x&type=99&expiry=never&sort=size&page=0')).toEqual(of(''))
  expect(isNarrowed(of('folder=x'))).toBe(false)
})

test('what is usual is not in the address', () => {
  expect(searchOfDocuments(of(`folder=${FOLDER}&sort=title&type=16&size=20&page=2`))).toEqual({
    tab: null,
    folder: FOLDER,
    text: null,
    type: 16,
    expiry: null,
    property: null,
    person: null,
    sort: null,
    page: 2,
    size: 20,
  })
})

test('documents about a person are asked for by who they are about, and a property that is named as well comes first', () => {
  const view = of(`person=${FOLDER}`)
  expect(isNarrowed(view)).toBe(true)
  expect(searchOfDocuments(view)).toMatchObject({ person: FOLDER })
  expect(searchInputOf(view)).toMatchObject({ About: { Kind: 'profile', Id: FOLDER }, AssetId: null })
  expect(searchInputOf(of(`person=${FOLDER}&property=${FOLDER}`))).toMatchObject({ About: null, AssetId: FOLDER })
})

test('a search goes through the open folder, and a property through all that is about it', () => {
  const input = searchInputOf(of(`folder=${FOLDER}&text= deed &property=${FOLDER}`))
  expect(input).toMatchObject({ Keyword: 'deed', FolderId: FOLDER, AssetId: FOLDER })
})
