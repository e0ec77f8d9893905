import { SwitchUserProfileBranding } from '@keystead/contract/platform/branding/branding.operations.ts'
import { GetProfileDetails } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { GetAssetDetails, GetAssetPreview } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { AGENT_SCOPES } from '@keystead/contract/rpc/access.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { publicPerson } from '../../people/connections/connection.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { branded, designInput } from './branding.factory.ts'

const { HeaderText, FooterText, ContactLine, PrimaryColor, AccentColor } = designInput
const SHOWN = { HeaderText, FooterText, ContactLine, Logo: null, LogoPosition: 'left', PrimaryColor, AccentColor }

const homeOf = async (AssetId: string) => must(await app.visitor().call(GetAssetDetails, { AssetId })).Brand
const pageOf = async ({ profileId: ProfileId }: TestPerson) => must(await app.visitor().call(GetProfileDetails, { ProfileId })).Brand

describe('public pages', () => {
  test.each(['Owner', 'Agent'] as const)('of an %s have their design, without what is theirs alone', async (type) => {
    const person = await publicPerson(app, type)
    expect(await pageOf(person)).toBeNull()
    await branded(person)
    expect(await pageOf(person)).toEqual(SHOWN)
  })

  test('have none where the profile is plain, as we are, or keeps it for emails', async () => {
    const person = await publicPerson(app)
    await branded(person)
    for (const Mode of [0, 1]) {
      must(await person.call(SwitchUserProfileBranding, { Mode }))
      expect(await pageOf(person)).toBeNull()
    }
    await branded(person, { Version: 1, OnPages: false })
    expect(await pageOf(person)).toBeNull()
  })

  test('of a home have that of its manager, also where an agent answers for it', async () => {
    const owner = await app.newPerson()
    const agent = await app.newPerson({ profileType: 'Agent' })
    const { AssetId } = await addListedProperty(app, owner)
    await branded(owner)
    await branded(agent, { HeaderText: 'The agent' })
    await entrusted(app, { assetId: AssetId, agent, connectionId: await connected(app, owner, agent), scopes: AGENT_SCOPES })
    await app.sql('update asset set contact_profile_id = $2 where id = $1', [AssetId, agent.profileId])
    expect(must(await app.visitor().call(GetAssetDetails, { AssetId })).ListedBy.ProfileId).toBe(agent.profileId)
    expect(await homeOf(AssetId)).toEqual(SHOWN)
    for (const reader of [owner, agent]) expect(must(await reader.call(GetAssetPreview, { AssetId })).Brand).toEqual(SHOWN)
  })
})
