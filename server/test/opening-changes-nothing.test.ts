import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AddFavorite } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { AddListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { ExportUserAssets } from '@keystead/contract/properties/imports/import.operations.ts'
import { operations } from '@keystead/contract/registry.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { ConfirmEmail } from '@keystead/contract/security/sign-in/email.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, createApp } from '../src/app/app.ts'
import { emailDefinitions } from '../src/app/parts.ts'
import { writeEmail } from '../src/email/compose-email.ts'
import { newPublicPerson } from '../src/marketplace/directory/directory.factory.ts'
import { givenLink } from '../src/agreements/signing/given-link.factory.ts'
import { givenShare } from '../src/documents/sharing/share-rows.factory.ts'
import { linkToShare } from '../src/documents/sharing/share.factory.ts'
import { linkToNotice } from '../src/marketplace/listing-life/listing-life.factory.ts'
import { stopToken } from '../src/marketplace/saved-searches/stop-link.ts'
import { linkToProposal } from '../src/marketplace/tours/tour.factory.ts'
import { linkToMembership } from '../src/people/businesses/member.factory.ts'
import { linkToInvitation } from '../src/people/connections/connection.factory.ts'
import { PIN_RESET } from '../src/security/security-pin/send-security-pin-reset.ts'
import { EMAIL_LINKS } from '../src/security/sign-in/email-links.ts'
import type { PageServices } from '../src/site/site-routes.ts'
import { type TestApp, type TestPerson, startTestApp } from './harness.ts'
import { emailedToken, payLink } from './matrix/caller-needs.ts'
import { formLink } from './matrix/application-needs.ts'
import { profileLink } from './matrix/renter-profile-needs.ts'
import { referenceLink } from './matrix/reference-needs.ts'
import type { InputWorld } from './matrix/input-world.ts'
import { validInput } from './matrix/inputs.ts'
import type { OwnedObjects } from './matrix/owned-objects.ts'
import { ownedObjects } from './matrix/make-owned-objects.ts'
import { must } from './must.ts'
import { getRoutes } from './route-table.ts'
import { changedTables, tableContents } from './table-contents.ts'

/*
 * Email programs and their scanners open every link, some of them in a browser. So an address that is opened changes no row
 * of any table, whatever it is and by anyone who opens it, and a secret link in it is as good as before.
 */

let app: TestApp
let site: App
let url: string
let folder: string
let owner: TestPerson
let objects: OwnedObjects
let world: InputWorld
let feedUrls: readonly string[]
let downloadUrl: string

const publicQueries = [...operations.values()].filter(({ kind, access }) => kind === 'query' && access.kind === 'public')

/** In place of the web build: whatever page it is, it asks for all that a page may ask for, with the secret of its address. */
async function renderPage(request: Request, services: PageServices) {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/acts') await services.call(ConfirmEmail, { Token: searchParams.get('token') })
  const secret = searchParams.get('reset') ?? pathname.split('/')[2]
  for (const operation of publicQueries) {
    const input = validInput(operation, objects, world)
    const given = { ...input, ...('Token' in input && { Token: secret }), ...('Ticket' in input && { Ticket: ticket }) }
    answers.push({ operation, status: (await services.call(operation, given)).StatusCode })
  }
  return { kind: 'page' as const, status: 200, html: pathname, cacheable: false }
}
/** What who has typed in the code of a link to sign shows with its secret. */
let ticket = ''
const answers: { operation: AnyOperation; status: number }[] = []

beforeAll(async () => {
  app = await startTestApp({ DEMO: '1' })
  owner = await app.newPerson()
  objects = await ownedObjects(app, owner)
  must(await owner.call(ListAsset, { AssetId: objects.assetId }))
  must(await owner.call(AddFavorite, { AssetId: objects.assetId }))
  world = { app, knownEmail: owner.email, listedAssetId: objects.assetId, publicProfileId: (await newPublicPerson(app)).profileId }
  const feed = must(await owner.call(AddListingFeed, { Name: 'Portal', AudienceId: 1 }))
  feedUrls = [feed.JsonUrl, feed.XmlUrl].map((address) => new URL(address).pathname)
  downloadUrl = must(await owner.call(ExportUserAssets, {})).Url
  folder = await mkdtemp(join(tmpdir(), 'keystead-site-'))
  site = await createApp(app.services, { clientDir: folder, manifest: {}, posts: [], renderPage })
  await site.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${site.port()}`
})
afterAll(async () => {
  await site.drain()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Opens an address as a stranger does, and as a person signed in whose session has slept a while. A browser that has signed
 * out while we could not be told is left out: its session ends when it comes (0015).
 */
async function open(path: string): Promise<number[]> {
  await app.sql(`update session set last_seen_at = now() - interval '5 minutes'`)
  const statuses = []
  for (const cookie of ['', `${owner.cookie}; _u=anything`]) {
    const answer = await fetch(url + path, { redirect: 'manual', headers: { cookie } })
    // A stream never ends by itself.
    if (path.startsWith('/live?')) await answer.body?.cancel()
    else await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return statuses
}

async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await tableContents(app)
  await work()
  return changedTables(before, await tableContents(app))
}

/** Every address that is answered by GET, with ways to open it. A new one brings its line. */
const ADDRESSES: Readonly<Record<string, () => readonly string[]>> = {
  '/livez': () => ['/livez'],
  '/readyz': () => ['/readyz'],
  '/live': () => ['/live?since=0'],
  '/media/profiles/:id/:file': () => [`/media/profiles/${objects.profileId}/400.webp`],
  '/media/uploads/:uploadId': () => [`/media/uploads/${objects.imageUploadId}`],
  '/media/businesses/:id/:file': () => [`/media/businesses/${objects.businessImageId}/640.webp`],
  '/media/brands/:id/:file': () => [`/media/brands/${objects.profileId}/480.webp`],
  '/media/brand-colors/:file': () => ['/media/brand-colors/14523c-9c4f2c.css', '/media/brand-colors/nothing.css'],
  '/previews/email': () => [0, 1, 2].map((mode) => `/previews/email?Mode=${mode}&HeaderText=Lantern&KeepLogo=true`),
  '/previews/invoice': () => [0, 1, 2].map((mode) => `/previews/invoice?Mode=${mode}&HeaderText=Lantern&KeepLogo=true`),
  '/media/:id/:file': () => [`/media/${objects.imageId}/400.webp`],
  '/downloads/*': () => [downloadUrl],
  '/feeds/:file': () => feedUrls,
  '/docs/api': () => ['/docs/api'],
  '/docs/api.css': () => ['/docs/api.css'],
  '/openapi.json': () => ['/openapi.json'],
  '/docs/mails': () => ['/docs/mails'],
  '/docs/mails.css': () => ['/docs/mails.css'],
  '/docs/mails/:name': () => emailDefinitions.map(({ name }) => `/docs/mails/${name}`),
  '/docs/mails/:name/html': () => emailDefinitions.map(({ name }) => `/docs/mails/${name}/html`),
  '/outbox': () => ['/outbox'],
  '/outbox/:id': () => ['/outbox/nothing'],
  '/outbox/:id/html': () => ['/outbox/nothing/html'],
  '/robots.txt': () => ['/robots.txt'],
  '/sitemap.xml': () => ['/sitemap.xml'],
  '/sitemap-pages.xml': () => ['/sitemap-pages.xml'],
  '/sitemap-properties-:page(^\\d{1,4}$).xml': () => ['/sitemap-properties-1.xml'],
  '/sitemap-people-:page(^\\d{1,4}$).xml': () => ['/sitemap-people-1.xml'],
  '/Blog/feed.xml': () => ['/Blog/feed.xml'],
  '/:area/v1/:operation': () => [...operations.values()].map(({ path }) => path),
  '/*': () => ['/', '/User/Dashboard', `/Property/${objects.assetId}`],
}

/** Where an email would carry a secret. */
const SECRET = 'secret-of-the-email'
/** The secret of a live link, by the page of ours that it leads to. A new page brings its line. */
const SECRETS: Readonly<Record<string, () => Promise<string>>> = {
  [`/ConfirmEmail/${SECRET}`]: async () => emailedToken(app, await app.newPerson(), EMAIL_LINKS.verify),
  [`/ConfirmEmail/${SECRET}?for=change`]: async () => emailedToken(app, await app.newPerson(), EMAIL_LINKS.change),
  [`/ConfirmEmail/${SECRET}?for=undo`]: async () => emailedToken(app, await app.newPerson(), EMAIL_LINKS.undo),
  [`/ResetPassword/${SECRET}`]: async () => emailedToken(app, await app.newPerson(), EMAIL_LINKS.resetPassword),
  [`/User/Settings/SecurityPin?reset=${SECRET}`]: () => emailedToken(app, owner, PIN_RESET),
  [`/RenewListings/${SECRET}`]: () => linkToNotice(app),
  [`/Tour/${SECRET}`]: () => linkToProposal(app),
  [`/Invitation/${SECRET}`]: () => linkToInvitation(app),
  [`/JoinBusiness/${SECRET}`]: () => linkToMembership(app, 'kim.lee@example.com'),
  [`/Checkout/${SECRET}`]: () => payLink(app),
  [`/Sign/${SECRET}`]: async () => {
    const link = await givenLink(app)
    ticket = link.Ticket
    return link.Token
  },
  [`/Apply/${SECRET}`]: () => formLink(app),
  [`/Reference/${SECRET}`]: () => referenceLink(app),
  [`/RenterProfile/${SECRET}`]: () => profileLink(app),
  [`/Shared/${SECRET}`]: async () => linkToShare(app, owner, await givenShare(app, owner, { documentId: objects.documentId })),
}

/** Many emails lead to the same pages. */
const opened = new Set<string>()

test('every address that is opened is tried here', async () => {
  expect(Object.keys(ADDRESSES).sort()).toEqual((await getRoutes(site.server)).sort())
})

describe('opening changes nothing:', () => {
  test.each(Object.keys(ADDRESSES))('%s', async (route) => {
    const statuses: number[] = []
    const changed = await changedBy(async () => {
      for (const path of ADDRESSES[route]!()) statuses.push(...(await open(path)))
    })
    expect(changed).toEqual([])
    expect(
      statuses.filter((status) => status >= 500),
      'failures',
    ).toEqual([])
  })

  test.each(emailDefinitions.map((email) => ({ name: email.name, email })))('what the email $name links to', async ({ email }) => {
    const siteAddress = 'https://our.house'
    const written = writeEmail(email, email.sample, {
      settings: app.services.settings,
      siteAddress,
      secret: SECRET,
      code: '123456',
      signer: app.services.signer,
      languages: app.services.languages,
      language: 'en',
    })
    const linked = [...written.html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!.replaceAll('&amp;', '&'))
    const ours = [...new Set([...linked, written.stopUrl ?? siteAddress])].filter((address) => address.startsWith(siteAddress))
    for (const address of ours.map((address) => address.slice(siteAddress.length))) {
      if (opened.has(address)) continue
      opened.add(address)
      const secret = address.includes(SECRET) ? await SECRETS[address]!() : ''
      // Made for a person who is there: a press would stop their emails.
      const path = address
        .replace(SECRET, secret)
        .replace(/^\/StopAlerts\/.*/, `/StopAlerts/${stopToken(app.services.signer, owner.accountId)}`)
      expect(await changedBy(() => open(path)), address).toEqual([])
    }
  })

  test('pages have asked for all that strangers may ask for, with links that work', () => {
    const asked = new Map(answers.map(({ operation }) => [operation.name, new Set<number>()]))
    for (const { operation, status } of answers) asked.get(operation.name)!.add(status)
    expect([...asked].filter(([, statuses]) => !statuses.has(200)).map(([name]) => name)).toEqual([])
    expect(asked.size).toBe(publicQueries.length)
  })
})

describe('it would be seen here', () => {
  test('where a press changes something', async () => {
    const person = await app.newPerson()
    const Token = await emailedToken(app, person, EMAIL_LINKS.verify)
    const changed = await changedBy(() => person.call(ConfirmEmail, { Token }))
    expect(changed).toContain('public.secret_link')
  })

  test('where a page asks for a deed: it fails, and nothing is done', async () => {
    const token = await emailedToken(app, await app.newPerson(), EMAIL_LINKS.verify)
    expect(await changedBy(async () => expect(await open(`/acts?token=${token}`)).toEqual([500, 500]))).toEqual([])
    expect(app.logLines.join('')).toContain('a page asked for ConfirmEmail by being opened')
  })
})
