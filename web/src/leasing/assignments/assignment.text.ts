import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/assignment', {
  since: 'Since {start}',
  sinceUntil: 'Since {start},\nuntil {end}',
  from: 'From {start}',
  fromUntil: 'From {start},\nuntil {end}',
  fromTo: '{start}\nto {end}',
  percentOfRent: '{percent} of the rent',
  monthlyFee: '{amount} a month',
  commission: '{percent} commission',
  mayLook: 'View only',
  current: 'Current',
  upcoming: 'Upcoming',
  past: 'Past',
  sharesTogether: '{total} in total.',
  sharesMissing: '{total} in total, {difference} left to assign.',
  sharesTooMuch: '{total} in total, {difference} too much.',
})
