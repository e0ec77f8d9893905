import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of leases. `{term}` is `from Dec 1, 2026 to Nov 30, 2027`. */
export const text = defineText('server/leasing/leases/lease', {
  leasedToYou: '{actor} leased {home} to you, {term}.',
  leasedTo: '{actor} leased {home} to {tenants}, {term}.',

  leaseEnds: 'The lease of {tenants} in {home} ends on {lastDay}.',
  yourLeaseEnds: 'Your lease of {home} ends on {lastDay}.',

  gaveNotice: '{actor} gave notice: moving out of {home} by {lastDay}.',
  recordedNotice: '{actor} recorded the notice of {tenants}: moving out of {home} by {lastDay}.',
  gaveNoticeForYourLease: '{actor} gave notice for your lease: moving out of {home} by {lastDay}.',
  recordedYourNotice: '{actor} recorded your notice: moving out of {home} by {lastDay}.',
  tookNoticeBack: '{actor} withdrew the notice for {home}.',
  tookNoticeOfBack: '{actor} withdrew the notice of {tenants} for {home}.',
  tookYourNoticeBack: '{actor} withdrew the notice for your lease of {home}.',
  noticeNoLongerCounts: 'The notice to move out by {lastDay} no longer counts.',
  asksToRenew: '{actor} asked to renew the lease of {home}, which ends on {lastDay}.',

  madeYourLeaseMonthly: '{actor} made your lease of {home} month to month.',
  extendedYourLease: '{actor} extended your lease of {home} until {lastDay}.',
  movedYourLeaseEnd: '{actor} changed your lease of {home} to end on {lastDay}.',
  madeLeaseMonthly: '{actor} made the lease of {tenants} in {home} month to month.',
  extendedLease: '{actor} extended the lease of {tenants} in {home} until {lastDay}.',
  movedLeaseEnd: '{actor} changed the lease of {tenants} in {home} to end on {lastDay}.',

  yourTenancyEndsWithLease: '{actor} changed your tenancy of {home} to end with the lease.',
  yourTenancyEndsOn: '{actor} changed your tenancy of {home} to end on {lastDay}.',
  tenancyEndsWithLease: '{actor} changed the tenancy of {tenants} in {home} to end with the lease.',
  tenancyEndsOn: '{actor} changed the tenancy of {tenants} in {home} to end on {lastDay}.',

  /** `{rent}` is `$1,600 monthly`. */
  setYourPartOfRent: '{actor} set your part of the rent of {home} to {rent} from {firstDay}.',
  setYourRent: '{actor} set the rent of {home} to {rent} from {firstDay}.',
  setRent: '{actor} set the rent of {tenants} in {home} to {rent} from {firstDay}.',
  rent: '{amount} {frequency}',
  yourShareGrew: 'Your share of the rent of {home} is {share} from now on.',

  changedOthers: '{actor} changed the guarantors and occupants of a lease in {home}.',
})
