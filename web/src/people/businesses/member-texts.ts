import type { MemberItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { text } from './members.text.ts'

/** What a member is called; without a name, by their email. */
export function memberName({ Name, Email }: Pick<MemberItem, 'Name' | 'Email'>): string {
  return Name ?? Email
}

export function propertiesText({ IsLimited, PropertiesCount }: Pick<MemberItem, 'IsLimited' | 'PropertiesCount'>): string {
  return IsLimited ? text.someProperties({ count: PropertiesCount }) : text.allProperties
}
