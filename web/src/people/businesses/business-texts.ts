import type { BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { text as names } from '@keystead/contract/people/businesses/business.text.ts'
import type { BusinessStatus, MemberStatus } from '@keystead/contract/people/businesses/business.values.ts'
import type { Tone } from '../../ui/Badge.tsx'

const STATUS_TONES: Record<BusinessStatus, Tone> = { draft: 'neutral', unlisted: 'info', listed: 'good', deleting: 'bad' }
const MEMBER_TONES: Record<MemberStatus, Tone> = { invited: 'info', active: 'good', blocked: 'warn', removed: 'neutral' }

export function statusOf(status: BusinessStatus): { text: string; tone: Tone } {
  return { text: names.statuses[status], tone: STATUS_TONES[status] }
}

export function memberStatusOf(status: MemberStatus): { text: string; tone: Tone } {
  return { text: names.memberStatuses[status], tone: MEMBER_TONES[status] }
}

/** `Property management company · Denver, CO` */
export function aboutText({ TypeName, City, StateCode }: Pick<BusinessItem, 'TypeName' | 'City' | 'StateCode'>): string {
  const place = [City, StateCode].filter(Boolean).join(', ')
  return [TypeName, place].filter(Boolean).join(' · ')
}
