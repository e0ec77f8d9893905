import {
  CreateAgreementTemplate,
  DeleteAgreementTemplate,
  GetAgreementTemplateDetails,
  GetAgreementTemplates,
  GetAgreementTemplateVersions,
  GetTemplateStarters,
  UpdateAgreementTemplate,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { MAX_BODY_CHARACTERS, MAX_TEMPLATES, MAX_VERSIONS } from '@keystead/contract/agreements/templates/template.values.ts'
import { CloseAccount, GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { foundBusiness, newFounder } from '../../people/businesses/business.factory.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addedTemplate, bodyOf, TENANT_SIGNS, textTemplate } from './template.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

const details = async (TemplateId: string, Number?: number) => must(await owner.call(GetAgreementTemplateDetails, { TemplateId, Number }))
const names = async (filter: { Keyword?: string; CategoryId?: number } = {}) =>
  must(await owner.call(GetAgreementTemplates, filter)).Items.map(({ Name }) => Name)
const refusals = async (more: Parameters<typeof textTemplate>[0]) =>
  (await owner.call(CreateAgreementTemplate, textTemplate(more))).error?.Fields

describe('templates', () => {
  test('are written, found by words and category, and read with all they say', async () => {
    const lease = await addedTemplate(owner, { Description: 'For houses with a yard', StateId: 8 })
    await addedTemplate(owner, { Name: 'Pets', CategoryId: 3 })
    expect(await names()).toEqual(['House lease', 'Pets'])
    expect(await names({ Keyword: 'YARD' })).toEqual(['House lease'])
    expect(await names({ Keyword: '100%' })).toEqual([])
    expect(await names({ CategoryId: 3 })).toEqual(['Pets'])
    expect(await details(lease)).toMatchObject({
      Name: 'House lease',
      Category: 'Lease',
      Kind: 'text',
      Version: 1,
      StateId: 8,
      Roles: [{ Name: 'Tenant', Part: 'signer', IsMany: true }],
      Body: bodyOf(['Tenant']),
      Fields: [],
      Pages: [],
    })
  })

  test('get another number with each change, and earlier versions can be read', async () => {
    const TemplateId = await addedTemplate(owner)
    const changed = bodyOf(['Tenant'], { type: 'text', text: ' Pets are welcome.' })
    expect(must(await owner.call(UpdateAgreementTemplate, { ...textTemplate({ Body: changed }), TemplateId, Version: 1 })).Version).toBe(2)
    expect((await details(TemplateId)).Body).toEqual(changed)
    expect((await details(TemplateId, 1)).Body).toEqual(bodyOf(['Tenant']))
    expect(must(await owner.call(GetAgreementTemplateVersions, { TemplateId })).Items.map(({ Number }) => Number)).toEqual([2, 1])
    expect((await owner.call(GetAgreementTemplateDetails, { TemplateId, Number: 3 })).error?.Code).toBe('TemplateNotFound')
    const stale = await owner.call(UpdateAgreementTemplate, { ...textTemplate(), TemplateId, Version: 1 })
    expect(stale.error?.Code).toBe('TemplateChanged')
  })

  test('of two who save at once, one hears that it was changed', async () => {
    const TemplateId = await addedTemplate(owner)
    const save = (Description: string) => owner.call(UpdateAgreementTemplate, { ...textTemplate({ Description }), TemplateId, Version: 1 })
    const codes = (await Promise.all([save('one'), save('other')])).map(({ error }) => error?.Code ?? 'saved')
    expect(codes.toSorted()).toEqual(['TemplateChanged', 'saved'])
    expect((await details(TemplateId)).Version).toBe(2)
  })

  test('keep their latest versions, and no more', async () => {
    const TemplateId = await addedTemplate(owner)
    await app.sql('update agreement_template_version set number = $2 where template_id = $1', [TemplateId, MAX_VERSIONS])
    await app.sql('update agreement_template set version = $2 where id = $1', [TemplateId, MAX_VERSIONS])
    await app.sql(
      `insert into agreement_template_version (template_id, account_id, number, roles, body, body_bytes)
       select template_id, account_id, 1, roles, body, body_bytes from agreement_template_version where template_id = $1`,
      [TemplateId],
    )
    must(await owner.call(UpdateAgreementTemplate, { ...textTemplate(), TemplateId, Version: MAX_VERSIONS }))
    const { Items } = must(await owner.call(GetAgreementTemplateVersions, { TemplateId }))
    expect(Items.map(({ Number }) => Number)).toEqual([MAX_VERSIONS + 1, MAX_VERSIONS])
  })

  test('of one name there is one, however it is written', async () => {
    await addedTemplate(owner, { Name: 'Café lease' })
    expect((await owner.call(CreateAgreementTemplate, textTemplate({ Name: 'CAFÉ LEASE' }))).error?.Code).toBe('TemplateNameTaken')
    const other = await addedTemplate(owner)
    const renamed = await owner.call(UpdateAgreementTemplate, { ...textTemplate({ Name: 'café lease' }), TemplateId: other, Version: 1 })
    expect(renamed.error?.Code).toBe('TemplateNameTaken')
    expect((await details(other)).Version).toBe(1)
  })

  test('are no more than a list can show', async () => {
    await app.sql(
      `insert into agreement_template (account_id, profile_id, name, category_id, kind)
       select $1, $2, 'Lease ' || n, 1, 'text' from generate_series(1, $3::int) n`,
      [owner.accountId, owner.profileId, MAX_TEMPLATES],
    )
    expect((await owner.call(CreateAgreementTemplate, textTemplate())).error?.Code).toBe('TooManyTemplates')
  })

  test('are gone with all versions once they are deleted', async () => {
    const TemplateId = await addedTemplate(owner)
    must(await owner.call(DeleteAgreementTemplate, { TemplateId }))
    expect(await names()).toEqual([])
    expect((await owner.call(DeleteAgreementTemplate, { TemplateId })).error?.Code).toBe('TemplateNotFound')
    expect(await app.sql('select 1 from agreement_template_version where template_id = $1', [TemplateId])).toEqual([])
  })

  test('begin with those of the product, all of which can be saved as they are', async () => {
    const { Items } = must(await owner.call(GetTemplateStarters, {}))
    expect(Items).toHaveLength(7)
    for (const { Name, CategoryId, Roles, Body, Caution } of Items) {
      expect(Caution).not.toBe('')
      must(await owner.call(CreateAgreementTemplate, { Name, CategoryId, Roles, Body }))
    }
    expect(await names()).toHaveLength(7)
  })
})

describe('a text that is refused', () => {
  const cellOf = (words: string) => ({ type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })
  const tableOf = (...rows: string[][]) => {
    const table = { type: 'table', content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cellOf) })) }
    return { type: 'doc', content: [table, { type: 'signatureBlock', attrs: { role: 'Tenant' } }] }
  }
  const field = (more: object) => ({
    type: 'field',
    attrs: { kind: 'text', role: 'Tenant', label: 'Pets', isRequired: true, options: [], ...more },
  })
  test.for<[string, Parameters<typeof textTemplate>[0], string]>([
    ['no role signs', { Roles: [{ Name: 'Tenant', Part: 'viewer' }] }, 'Roles'],
    ['a role has no place to sign', { Roles: [{ Name: 'Landlord', Part: 'signer' }], Body: bodyOf([]) }, 'Roles'],
    ['a field is for a role that is not there', { Body: bodyOf(['Tenant'], field({ role: 'Cook' })) }, 'Body'],
    ['a choice has one option', { Body: bodyOf(['Tenant'], field({ kind: 'radio', options: ['Yes'] })) }, 'Body'],
    ['a text field has options', { Body: bodyOf(['Tenant'], field({ options: ['Yes', 'No'] })) }, 'Body'],
    ['a merge field is none', { Body: bodyOf(['Tenant'], { type: 'mergeField', attrs: { name: 'account.password' } }) }, 'Body'],
    ['a node is none', { Body: { type: 'doc', content: [{ type: 'image', attrs: { src: 'https://example.com' } }] } }, 'Body'],
    ['a mark is none', { Body: bodyOf(['Tenant'], { type: 'text', text: 'x', marks: [{ type: 'link' }] }) }, 'Body'],
    ['a row of a table is short', { Body: tableOf(['a', 'b'], ['c']) }, 'Body'],
    [
      'a field is for a role that does not sign',
      { Roles: [TENANT_SIGNS, { Name: 'Cook', Part: 'copy' }], Body: bodyOf(['Tenant'], field({ role: 'Cook' })) },
      'Body',
    ],
    ['half of an emoji is in it', { Body: bodyOf(['Tenant'], { type: 'text', text: 'a\ud83d' }) }, 'Body'],
    ['a letter is in it that no one can see', { Body: bodyOf(['Tenant'], { type: 'text', text: 'a\u0000b' }) }, 'Body'],
    ['a label has half of an emoji', { Body: bodyOf(['Tenant'], field({ label: 'a\ud83d' })) }, 'Body'],
    ['it is too long', { Body: bodyOf(['Tenant'], { type: 'text', text: 'x'.repeat(MAX_BODY_CHARACTERS) }) }, 'Body'],
    ['nothing is in it', { Body: null }, 'UploadId'],
    [
      'two roles have one name',
      {
        Roles: [
          { Name: 'Tenant', Part: 'signer' },
          { Name: 'TENANT', Part: 'copy' },
        ],
      },
      'Roles.1.Name',
    ],
    ['a category is none', { CategoryId: 99 }, 'CategoryId'],
    ['a state is none', { StateId: 999_999 }, 'StateId'],
  ])('%s', async ([, more, at]) => {
    expect(Object.keys((await refusals(more)) ?? {}).filter((key) => key === at || key.startsWith(`${at}.`))).not.toEqual([])
    expect(await names()).toEqual([])
  })

  test('no less is taken than is said: 190,000 letters in one piece, and lists three deep', async () => {
    const list = (inner: object) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] })
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(190_000) }] }
    const signature = { type: 'signatureBlock', attrs: { role: 'Tenant' } }
    await addedTemplate(owner, { Body: { type: 'doc', content: [list(list(list(words))), signature] } })
    const deeper = { type: 'doc', content: [list(list(list(list(words)))), signature] }
    expect(await refusals({ Name: 'Deeper', Body: deeper })).toEqual({ Body: 'A list can have two more lists in it, one in the other.' })
  })

  test('for which the plan has no room', async () => {
    await app.sql(`insert into plan (id, code, name, storage_bytes, is_public) values (990, 'tiny', 'Tiny', 400, false)`)
    await app.sql('update account set plan_id = 990 where id = $1', [owner.accountId])
    const answer = await owner.call(
      CreateAgreementTemplate,
      textTemplate({ Body: bodyOf(['Tenant'], { type: 'text', text: 'x'.repeat(400) }) }),
    )
    expect(answer).toMatchObject({
      status: 413,
      error: { Code: 'StorageFull', Fields: { Body: expect.stringContaining('Your Tiny plan holds') } },
    })
    expect(await names()).toEqual([])
  })

  test('lists lie in lists without end', async () => {
    let node: object = { type: 'paragraph', content: [] }
    for (let depth = 0; depth < 400; depth += 1) node = { type: 'bulletList', content: [{ type: 'listItem', content: [node] }] }
    expect(await refusals({ Body: { type: 'doc', content: [node] } })).toHaveProperty('Body')
  })

  test('what stands in it is letters, also where they look like a script', async () => {
    const script = { type: 'text', text: '<script>alert(1)</script> #eval("1") \u202eabc' }
    const TemplateId = await addedTemplate(owner, { Body: bodyOf(['Tenant'], script) })
    expect(JSON.stringify((await details(TemplateId)).Body)).toContain(JSON.stringify(script.text).slice(1, -1))
  })
})

describe('whose they are', () => {
  test('another finds nothing, and neither does another profile of the same person', async () => {
    const TemplateId = await addedTemplate(owner)
    for (const other of [await app.newPerson(), await app.secondProfile(owner, 'Agent')]) {
      expect((await other.call(GetAgreementTemplateDetails, { TemplateId })).error?.Code).toBe('TemplateNotFound')
      expect(must(await other.call(GetAgreementTemplates, {})).Items).toEqual([])
      await addedTemplate(other)
    }
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    expect((await tenant.call(GetAgreementTemplates, {})).status).toBe(403)
  })

  test('members of a business share them, as far as their role goes', async () => {
    const business = await businessOn(app, owner)
    const [manager, bookkeeper] = [
      await memberOf(app, business, { role: 'property-manager' }),
      await memberOf(app, business, { role: 'bookkeeper' }),
    ]
    const TemplateId = await addedTemplate(manager)
    expect(must(await owner.call(GetAgreementTemplates, {})).Items).toHaveLength(1)
    expect((await bookkeeper.call(UpdateAgreementTemplate, { ...textTemplate(), TemplateId, Version: 1 })).status).toBe(403)
  })

  test('they come along when their profile becomes that of a business', async () => {
    const founder = await newFounder(app)
    const TemplateId = await addedTemplate(founder)
    const ofOther = await addedTemplate(owner)
    const { accountId } = await foundBusiness(app, { founder })
    const rows = await app.sql<{ account_id: string }>(
      `select account_id from agreement_template where id = $1
       union all select account_id from agreement_template_version where template_id = $1`,
      [TemplateId],
    )
    expect(rows.map(({ account_id }) => account_id)).toEqual([accountId, accountId])
    expect((await details(ofOther)).Version).toBe(1)
  })

  test('closing the account says that they go, and then they do', async () => {
    await addedTemplate(owner)
    expect(JSON.stringify(must(await owner.call(GetClosingPreview, {})))).toContain('Your agreement template is deleted.')
    must(await owner.call(CloseAccount, { Email: owner.email, Reason: null, PinConfirmation: null }))
    expect(await app.sql('select 1 from agreement_template where account_id = $1', [owner.accountId])).toEqual([])
  })
})
