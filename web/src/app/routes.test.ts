import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { routes } from '@keystead/contract/navigation/routes.ts'
import { SPECIFIED_PATHS } from './route-paths.fixture.ts'
import { entryAt, leadsTo } from '../navigation/route-match.ts'
import { ROUTES } from '@keystead/contract/navigation/route-list.ts'

/** As React Router writes parameters: `/Signin/{id?}` -> `/Signin/:id?`. */
const inRouterForm = (path: string) => path.replace(/\{(\w+)(\??)\}/g, ':$1$2')

describe('the table of routes', () => {
  test('has every address of the specification once, and says of each what the specification says', () => {
    expect(SPECIFIED_PATHS).toHaveLength(111)
    for (const path of SPECIFIED_PATHS) {
      const entries = ROUTES.filter((entry) => entry.path === inRouterForm(path))
      expect(entries, path).toHaveLength(1)
      expect(entries[0]!.access, path).toBe(path.startsWith('/User/') ? 'signed-in' : 'public')
    }
  })

  test('has each address once, in whatever case', () => {
    const all = ROUTES.map(({ path }) => path.toLowerCase())
    expect(all.filter((path, at) => all.indexOf(path) !== at)).toEqual([])
  })

  test('has the rows of every area: a name that two of them used would hide one', async () => {
    const folder = join(import.meta.dirname, '../../../contract/src/navigation/routes')
    const areas = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file)) as Promise<Record<string, object>>))
    const names = areas.flatMap((area) => Object.values(area)).flatMap((rows) => Object.keys(rows))
    expect([...names, 'notFound'].toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  test('finds addresses in any case, and the not-found page for the rest', () => {
    expect(entryAt('/user/owners/myproperties').path).toBe('/User/Owners/MyProperties')
    expect(entryAt('/PROPERTY/42').path).toBe('/Property/:id')
    expect(entryAt('/Signup').path).toBe('/Signup/:id?')
    expect(entryAt('/').path).toBe('/')
    expect(entryAt('/assets/v1/GetAssets').path).toBe('*')
  })

  test.each([
    ['/User/Owner-ViewNotofications?id=7', '/User/Owner-ViewNotifications?id=7'],
    ['/User/Viewings?list=coming', '/User/Tours?list=coming'],
    ['/User/Enquiries', '/User/Inquiries'],
    ['/Viewing/a-secret', '/Tour/a-secret'],
    ['/viewing', '/Tour'],
  ])('an address that is misspelled or was another one before leads to the right one: %s', (from, to) => {
    const url = new URL(from, 'https://homes.example.com')
    expect(leadsTo(entryAt(url.pathname), url)).toBe(to)
  })

  test('names every screen that there is', () => {
    const source = join(import.meta.dirname, '..')
    const named = new Set(ROUTES.map(({ screen }) => `${screen}.tsx`))
    const inPlaceOfOthers = ['site/ErrorScreen.tsx', 'site/LaterScreen.tsx']
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('Screen.tsx'))
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((file) => !named.has(file) && !inPlaceOfOthers.includes(file))).toEqual([])
  })
})

describe('paths', () => {
  const built = Object.fromEntries(Object.entries(paths).map(([name, build]) => [name, (build as (id: string) => string)('7')]))
  const bare = (path: string) => path.split('?')[0]!

  test('lead to their own row', () => {
    const elsewhere = Object.entries(built).filter(([name, path]) => entryAt(bare(path)).name !== name)
    expect(elsewhere).toEqual([])
  })
  test('carry ids and filters', () => {
    expect(paths.property('a/b')).toBe('/Property/a%2Fb')
    expect(paths.viewProperty('7')).toBe('/User/Owners/ViewProperty?id=7')
    expect(paths.importProperties()).toBe('/User/Owners/ImportProperties')
    expect(paths.properties({ place: 'Denver, CO', page: 2, text: undefined })).toBe('/Properties?place=Denver%2C+CO&page=2')
    expect(paths.signin({ returnTo: '/User/Dashboard?x=1' })).toBe('/Signin?returnTo=%2FUser%2FDashboard%3Fx%3D1')
    expect(paths.confirmEmail('secret', 'undo')).toBe('/ConfirmEmail/secret?for=undo')
    expect(paths.signin({ email: 'a+b@example.com' })).toBe('/Signin/a%2Bb%40example.com')
  })
})
