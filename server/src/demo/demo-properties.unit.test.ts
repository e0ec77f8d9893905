import { propertyInput } from '@keystead/contract/properties/fields/property.fields.ts'
import { password } from '@keystead/contract/values/fields.ts'
import { isCommonPassword, holdsOwnWords } from '../security/sign-in/password-rules.ts'
import { describe, expect, test } from 'vitest'
import { citySearchName } from '../places/reference-data/reference-data.public.ts'
import { STATES } from '../places/reference-data/seed/states.ts'
import { readUsPlaces } from '../places/reference-data/seed/us-places.ts'
import { fieldsOf } from './demo-asset.ts'
import { DEMO_PASSWORD, demoPeople } from './demo-people.ts'
import { planPictures } from './demo-picture-plan.ts'
import { demoProperties, demoUnits } from './demo-properties.ts'
import { type DemoProperty, proseOf } from './demo-property.ts'
import { demoTerms } from './demo-terms.ts'

const everyProperty = [...demoProperties, ...demoUnits]
const described = everyProperty.flatMap(({ code, description }) => (description === null ? [] : [{ code, text: proseOf(description) }]))
const words = (text: string) => text.split(/\s+/).length
const codesOf = (properties: readonly DemoProperty[]) => properties.map(({ code }) => code)

describe('people', () => {
  test('the shared password would pass a sign-up of each', async () => {
    expect(password().safeParse(DEMO_PASSWORD).success).toBe(true)
    expect(await isCommonPassword(DEMO_PASSWORD)).toBe(false)
    expect(demoPeople.filter((person) => holdsOwnWords(DEMO_PASSWORD, person))).toEqual([])
  })

  test('labels of landlords say how many properties there are', () => {
    for (const { email, label } of demoPeople) {
      const said = /\d+/.exec(label)?.[0]
      if (said) expect(demoProperties.filter(({ owner }) => owner === email).length, email).toBe(Number(said))
    }
  })

  test('properties belong to people whose first profile is an owner', () => {
    const owners = new Set<string>(demoPeople.filter(({ profiles }) => profiles[0].profileType === 'Owner').map(({ email }) => email))
    expect(codesOf(demoProperties.filter(({ owner }) => !owners.has(owner)))).toEqual([])
  })
})

describe('places', () => {
  test('city, state and ZIP belong together', async () => {
    const { zips } = await readUsPlaces()
    const stateCodes = new Map(STATES.map(([id, code]) => [id, code]))
    const known = new Map(zips.map((zip) => [zip.zip, `${zip.citySearchName}, ${stateCodes.get(zip.stateId)}`]))
    const wrong = demoProperties.filter(({ place }) => known.get(place.zip) !== `${citySearchName(place.city)}, ${place.state}`)
    expect(codesOf(wrong)).toEqual([])
  })

  test('they are all over the country and shown with every exactness', () => {
    expect(new Set(demoProperties.map(({ place }) => place.state)).size).toBeGreaterThan(25)
    expect(new Set(demoProperties.map(({ place }) => place.shown ?? 'Exact address')).size).toBe(3)
  })
})

describe('what is said', () => {
  test('there are sixty, each with a code, a title and an address of its own', () => {
    expect(demoProperties.length).toBe(60)
    for (const own of [
      (property: DemoProperty) => property.code,
      (property: DemoProperty) => property.title,
      (property: DemoProperty) => property.place.street,
    ]) {
      expect(new Set(demoProperties.map(own)).size).toBe(60)
    }
  })

  test('the form would take every described one as it is', () => {
    const stateIds = new Map(STATES.map(([id, code]) => [code, id]))
    const form = propertyInput({})
    const refused = everyProperty.flatMap((property) => {
      if (property.description === null) return []
      const { city, state } = property.place
      const result = form.safeParse({
        ...fieldsOf(property, '2026-11-20', property.building ? crypto.randomUUID() : null),
        City: city,
        StateId: stateIds.get(state),
      })
      return result.success ? [] : [`${property.code}: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)}`]
    })
    expect(refused).toEqual([])
  })

  test('descriptions have 60 to 140 words and share no sentence', () => {
    expect(
      described.filter(({ text }) => words(text) < 60 || words(text) > 140).map(({ code, text }) => `${code}: ${words(text)}`),
    ).toEqual([])
    const sentences = described.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    expect(sentences.length - new Set(sentences).size).toBe(0)
  })

  test('nothing hints at who is wanted', () => {
    // From what fair-housing guidance tells advertisers to leave out, and words that are mostly used that way.
    const avoided =
      /\b(famil(y|ies)|child(ren)?|kids?|adults?|singles?|couples?|bachelor|students?|professionals?|seniors?|elderly|retire(d|es|ment)?|mature|empty.nest\w*|newlyweds?|christian|jewish|muslim|catholic|church\w*|synagogue|mosque|temple|parish|ethnic|hispanic|latino|asian|african|caucasian|white (neighborhood|community)|integrated|exclusive|restricted|private community|country club|able.bodied|handicap\w*|disabled|disabilit\w+|wheelchair|crippled|healthy only|walking distance|section 8|voucher\w*|vouchers?|immigrants?|english.speaking|male|female|men|women|gentlem[ae]n|lad(y|ies)|master (bed|suite|bath)\w*|man cave|nursery|safe (neighborhood|area|street)|perfect for|ideal for|suited for|no (kids|children|pets allowed))\b/i
    const found = everyProperty.flatMap(({ code, title, description, remarks }) => {
      const hit = avoided.exec([title, description && proseOf(description), remarks].join('\n'))
      return hit ? [`${code}: ${hit[0]}`] : []
    })
    expect(found).toEqual([])
  })

  test('rents and prices stay within what such markets ask', () => {
    const outOfRange = demoProperties.filter(({ type, asks, size }) => {
      if (size.unit !== undefined || size.bedrooms === undefined || type === 'Multi-Family (5+)') return false
      if ('price' in asks) return asks.price / size.area < 200 || asks.price / size.area > 1_000
      const perYear = { Daily: 365, Weekly: 52, Monthly: 12 }[asks.every ?? 'Monthly'] ?? 0
      const yearlyByArea = (asks.rent * perYear) / size.area
      return yearlyByArea < 10 || yearlyByArea > (asks.every ? 150 : 60)
    })
    expect(codesOf(outOfRange)).toEqual([])
  })
})

describe('terms and units', () => {
  test('belong to a property of the portfolio, and units to a building of the same owner', () => {
    const codes = new Set(codesOf(everyProperty))
    expect(Object.keys(demoTerms).filter((code) => !codes.has(code))).toEqual([])
    const owners = new Map(demoProperties.map(({ code, owner }) => [code, owner]))
    expect(codesOf(demoUnits.filter(({ building, owner }) => owners.get(building ?? '') !== owner))).toEqual([])
    expect(new Set(demoUnits.map(({ place }) => place.unit)).size).toBe(demoUnits.length)
  })

  test('an amount before is another one, and was asked while it was listed', () => {
    const before = everyProperty.flatMap(({ code, asks, listedDaysAgo }) => {
      const was = demoTerms[code]?.before
      return was
        ? [{ code, isCut: was.amount > ('price' in asks ? asks.price : asks.rent), isListed: was.daysAgo < (listedDaysAgo ?? 0) }]
        : []
    })
    expect(before.length).toBeGreaterThan(2)
    expect(before.filter(({ isCut, isListed }) => !isCut || !isListed)).toEqual([])
  })
})

describe('the market', () => {
  const listed = everyProperty.filter(({ listedDaysAgo }) => listedDaysAgo !== null)

  test('what is listed is complete, and the rest shows every other state of an owner’s list', () => {
    expect(codesOf(listed.filter(({ description, look }) => description === null || look === null))).toEqual([])
    const others = demoProperties.filter(({ listedDaysAgo }) => listedDaysAgo === null)
    const states = others.map(({ description, look }) => [description !== null, look !== null].join())
    expect(new Set(states)).toEqual(new Set(['true,true', 'true,false', 'false,true', 'false,false']))
  })

  test('listed at different times within 60 days, and after their owner signed up', () => {
    expect(new Set(listed.map(({ listedDaysAgo }) => listedDaysAgo)).size).toBe(listed.length)
    expect(Math.max(...listed.map(({ listedDaysAgo }) => listedDaysAgo ?? 0))).toBeLessThanOrEqual(60)
    const joined = new Map<string, number>(demoPeople.map(({ email, joinedDaysAgo }) => [email, joinedDaysAgo]))
    expect(codesOf(listed.filter(({ owner, listedDaysAgo }) => (joined.get(owner) ?? 0) < (listedDaysAgo ?? 0) + 3))).toEqual([])
  })

  test('homes and commercial spaces on every kind of offer', () => {
    expect(new Set(listed.map(({ offer }) => offer))).toEqual(
      new Set(['For Rent', 'For Sale', 'For Lease', 'Rent-to-Own', 'Sublease', 'Short-Term Rental']),
    )
  })
})

describe('pictures', () => {
  test('four to seven each, the front first, each with a text of its own', () => {
    for (const property of demoProperties.filter(({ look }) => look !== null)) {
      const plans = planPictures(property)
      expect(plans.length, property.code).toBeGreaterThanOrEqual(4)
      expect(plans.length, property.code).toBeLessThanOrEqual(7)
      expect(plans[0]?.caption, property.code).toMatch(/^From the street/)
      expect(new Set(plans.map(({ altText }) => altText)).size, property.code).toBe(plans.length)
    }
  })

  test('no two properties look the same, and a second drawing is the first one', () => {
    const fronts = everyProperty.flatMap((property) => planPictures(property).slice(0, 1))
    expect(new Set(fronts.map((plan) => plan.draw())).size).toBe(fronts.length)
    const [first] = fronts
    expect(first?.draw()).toBe(first?.draw())
  })
})
