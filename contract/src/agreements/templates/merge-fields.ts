import { text } from './merge-fields.text.ts'

/*
 * What a text can take from what is known: of the home, the lease, the people and the law. A template names them; when an agreement is made
 * each is filled in and can be changed before it is sent.
 */

export const MERGE_GROUPS = ['home', 'landlord', 'tenants', 'guarantors', 'occupants', 'agent', 'lease', 'law', 'paper'] as const
export type MergeGroup = (typeof MERGE_GROUPS)[number]

export const MERGE_FIELDS = [
  'home.title',
  'home.address',
  'home.street',
  'home.unit',
  'home.city',
  'home.state',
  'home.zip',
  'home.county',
  'home.type',
  'home.yearBuilt',
  'home.bedrooms',
  'home.bathrooms',
  'landlord.name',
  'landlord.address',
  'landlord.email',
  'landlord.phone',
  'tenants.names',
  'tenants.emails',
  'guarantors.names',
  'occupants.names',
  'agent.name',
  'agent.business',
  'agent.license',
  'agent.percent',
  'agent.fee',
  'lease.start',
  'lease.end',
  'lease.term',
  'lease.rent',
  'lease.frequency',
  'lease.deposit',
  'law.state',
  'law.noticeToEnter',
  'law.noticeToEnd',
  'law.noticeOfIncrease',
  'law.depositReturn',
  'law.lateFee',
  'law.lateFeeGrace',
  'paper.date',
] as const
export type MergeFieldName = (typeof MERGE_FIELDS)[number]

export function mergeGroupOf(name: MergeFieldName): MergeGroup {
  return name.slice(0, name.indexOf('.')) as MergeGroup
}

/** As people read it in the editor and beside the field that changes it. */
export function mergeFieldLabel(name: MergeFieldName): string {
  const [group, field] = name.split('.') as [MergeGroup, string]
  return (text.labels[group] as Readonly<Record<string, string>>)[field] ?? name
}

export const isMergeField = (name: string): name is MergeFieldName => (MERGE_FIELDS as readonly string[]).includes(name)
