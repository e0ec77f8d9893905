import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { paths } from '../navigation/paths.ts'
import { SPECIFIED_PATHS } from './route-paths.fixture.ts'
import { entryAt, leadsTo } from '../navigation/route-match.ts'
import { ROUTES, type RouteEntry } from '../navigation/route-table.ts'

const table: readonly RouteEntry[] = ROUTES

/** As React Router writes parameters: `/Signin/{id?}` -> `/Signin/:id?`. */
const inRouterForm = (path: string) => path.replace(/\{(\w+)(\??)\}/g, ':$1$2')

describe('the table of routes', () => {
  test('has every address of the specification once, and says of each what the specification says', () => {
    expect(SPECIFIED_PATHS).toHaveLength(111)
    for (const path of SPECIFIED_PATHS) {
      const entries = table.filter((entry) => entry.path === inRouterForm(path))
      expect(entries, path).toHaveLength(1)
      expect(entries[0]!.access, path).toBe(path.startsWith('/User/') ? 'signed-in' : 'public')
    }
  })

  test('adds a few addresses of its own', () => {
    const specified = SPECIFIED_PATHS.map(inRouterForm)
    const ours = table.map(({ path }) => path).filter((path) => !specified.includes(path))
    expect(ours).toEqual([
      '/Blog/:slug',
      '/ConfirmEmail/:id?',
      '/RenewListings/:id?',
      '/Properties/Compare',
      '/Favorites',
      '/StopAlerts/:id?',
      '/Tour/:id?',
      '/Viewing/:id?',
      '/Invitation/:id?',
      '/User/Settings/ChangeEmail',
      '/User/Help',
      '/User/SupportTicket',
      '/User/Favorites',
      '/User/SavedSearches',
      '/User/Leads',
      '/User/Inquiries',
      '/User/Enquiries',
      '/User/Tours',
      '/User/Viewings',
      '/User/Owners/AddUnits',
      '/User/Owners/ListingFeeds',
      '/User/Owners/ImportProperties',
      '/User/Owners/ImportLeases',
      '/User/Agents/EditProperty',
      '/User/Agents/AssignTenants',
      '/User/Connections/WithoutAccounts',
      '/User/Connections/View',
      '/User/Owner-ViewNotifications',
      '/User/Tenant-ViewNotifications',
      '/User/Agent-ViewNotifications',
    ])
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
    const named = new Set(table.map(({ screen }) => `${screen}.tsx`))
    const inPlaceOfOthers = ['site/ErrorScreen.tsx', 'site/LaterScreen.tsx']
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('Screen.tsx'))
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((file) => !named.has(file) && !inPlaceOfOthers.includes(file))).toEqual([])
  })
})

describe('paths', () => {
  const built = Object.values(paths).map((build) => (build as (id: string) => string)('7'))
  const bare = (path: string) => path.split('?')[0]!

  test('reach every route but those with a second spelling', () => {
    const unreached = table.filter((entry) => !entry.redirectTo && !built.some((path) => matchPath(entry.path, bare(path))))
    expect(unreached.map(({ path }) => path)).toEqual(['/Home'])
  })
  test('lead to no not-found page', () => {
    expect(built.filter((path) => entryAt(bare(path)).path === '*')).toEqual([])
  })
  test('carry ids and filters', () => {
    expect(paths.property('a/b')).toBe('/Property/a%2Fb')
    expect(paths.viewProperty('7')).toBe('/User/Owners/ViewProperty?id=7')
    expect(paths.importProperties()).toBe('/User/Owners/ImportProperties')
    expect(paths.properties({ place: 'Denver, CO', page: 2, text: undefined })).toBe('/Properties?place=Denver%2C+CO&page=2')
    expect(paths.signin({ returnTo: '/User/Dashboard?x=1' })).toBe('/Signin?returnTo=%2FUser%2FDashboard%3Fx%3D1')
    expect(paths.signin({ email: 'a+b@example.com' })).toBe('/Signin/a%2Bb%40example.com')
  })
})
