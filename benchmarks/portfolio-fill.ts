import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import type { Caller } from './caller.ts'
import { HOME, newOwner } from './owner.ts'

/** Half of the homes are units of buildings, and half stand alone. */
export type Portfolio = { buildings: number; unitsEach: number; houses: number }

/** As many as one call adds. */
export const MOST_UNITS = 50
const DAY_MS = 86_400_000

/** An owner with these homes, made by the calls that screens make. Every fifth home is vacant, in the others two people live. */
export async function ownerOf(url: string, portfolio: Portfolio): Promise<Caller> {
  const { buildings, unitsEach, houses } = portfolio
  const Email = `owner-of-${buildings * unitsEach + houses}@example.com`
  const owner = await newOwner(url, { Email })
  const homes = [...(await addHouses(owner, houses)), ...(await addUnits(owner, buildings, unitsEach))]
  for (const [number, assetId] of homes.entries()) if (number % 5 > 0) await leaseHome(owner, assetId, number)
  return owner
}

async function addHouses(owner: Caller, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const facts = { AssetTypeId: 101, Title: `House ${number}`, Address1: `${100 + number} Larimer Street` }
    const { AssetId } = await owner.ask(AddAsset, { ...HOME, ...facts })
    ids.push(AssetId)
  }
  return ids
}

async function addUnits(owner: Caller, buildings: number, unitsEach: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= buildings; number += 1) {
    const facts = { AssetTypeId: 108, Title: `Building ${number}`, Address1: `${number} Blake Street` }
    const building = await owner.ask(AddAsset, { ...HOME, ...facts })
    const Units = Array.from({ length: unitsEach }, (_, unit) => ({
      UnitNumber: String(unit + 1),
      Bedrooms: 1,
      Bathrooms: 1,
      Rent: '1200.00',
    }))
    const added = await owner.ask(AddAssetUnits, { AssetId: building.AssetId, AssetTypeId: 104, ListingTypeId: 1, Units })
    ids.push(...added.AssetIds)
  }
  return ids
}

/** From a day of the last year for a year, so that some leases end each month. */
async function leaseHome(owner: Caller, AssetId: string, number: number): Promise<void> {
  const begun = Date.now() - (number % 360) * DAY_MS
  const day = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
  const Tenants = ['Pia', 'Max'].map((FirstName) => ({ Person: { FirstName, LastName: `Novak ${number}` }, SharePercent: 50 }))
  await owner.ask(AssignAsset, {
    AssetId,
    Lease: { TenureStart: day(begun), TenureEnd: day(begun + 365 * DAY_MS), Rent: '1200.00', Billing: 'joint', Tenants },
  })
}
