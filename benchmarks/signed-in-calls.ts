import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetUserPartnerOwnerAssets } from '@keystead/contract/properties/owners/owner.operations.ts'
import { EditAssetInformation, GetUserAssetDetails, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import type { AnyOperation, InputOf } from '@keystead/contract/rpc/operation.ts'
import { type Caller, signIn } from './caller.ts'
import type { Way } from './paired-rounds.ts'
import { PASSWORD, type Person, emailOf } from './signed-in-people.ts'

/** What a person does over and over: looks at their list, at one property of it, and changes what is said of that one. */
export type SignedInCalls = { assetId: string; list: Way; details: Way; edit: Way | null }

type CallsOfKind = { list: AnyOperation; details: AnyOperation; mayEdit: boolean }
export const CALLS: Readonly<Record<Person['kind'], CallsOfKind>> = {
  owner: { list: GetUserAssets, details: GetUserAssetDetails, mayEdit: true },
  agent: { list: GetUserAssignedAssets, details: GetUserAssetDetails, mayEdit: true },
  partner: { list: GetUserPartnerOwnerAssets, details: GetUserAssetDetails, mayEdit: false },
  tenant: { list: GetUserAssignedAssets, details: GetTenancyDetails, mayEdit: false },
}

/** Signs a person in. Where two servers are compared, the second one is asked for the property that the first one chose. */
export async function callsOf(url: string, person: Person, assetId?: string): Promise<SignedInCalls> {
  const { list, details, mayEdit } = CALLS[person.kind]
  const caller = await signIn(url, emailOf(person), PASSWORD)
  const chosen = assetId ?? (await chooseProperty(caller, list))
  return {
    assetId: chosen,
    list: () => caller.time(list, {}),
    details: () => caller.time(details, { AssetId: chosen }),
    edit: mayEdit ? await editing(caller, chosen) : null,
  }
}

type Listed = { AssetId: string; IsListed?: boolean; Facts?: { IsListed: boolean } | null }

/** One on the market, which has a picture and for which an edit does most; else the first. */
async function chooseProperty(caller: Caller, list: AnyOperation): Promise<string> {
  const { Items } = (await caller.ask(list, { PageSize: 20 })) as { Items: Listed[] }
  const chosen = Items.find(({ IsListed, Facts }) => IsListed ?? Facts?.IsListed) ?? Items[0]
  if (!chosen) throw new Error(`${list.name} lists nothing`)
  return chosen.AssetId
}

/** Each time another description; all else as it was read. */
async function editing(caller: Caller, assetId: string): Promise<Way> {
  const read = await caller.ask(GetUserAssetDetails, { AssetId: assetId })
  const fields = Object.fromEntries(
    Object.keys(propertyFieldShapes).flatMap((field) => (field in read ? [[field, read[field as keyof typeof read]]] : [])),
  ) as InputOf<typeof EditAssetInformation>
  let version = read.Version
  return async () => {
    const Description = `A bright home with a porch, a kitchen and room to spare. Said anew for the ${version}th time.`
    const milliseconds = await caller.time(EditAssetInformation, { ...fields, Description, AssetId: assetId, Version: version })
    version += 1
    return milliseconds
  }
}
