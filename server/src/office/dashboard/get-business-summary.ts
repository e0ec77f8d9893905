import {
  type GetBusinessSummary,
  LEAD_DAYS,
  MONTHS_AHEAD,
  MOST_VACANT_HOMES,
} from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import { scheduledRent } from '../../leasing/leases/lease.public.ts'
import { findTimeZoneOfPerson } from '../../platform/preferences/preference.public.ts'
import { addressLine, assetsOf, listLeaseEnds, listVacantHomes, type VacantHome } from '../../properties/properties/property.public.ts'
import type { Db } from '../../database/db.ts'
import { accountActor, may, profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { findFirstOfMonth, listLeadsByDay } from './dashboard.queries.ts'

export const getBusinessSummary: Handler<typeof GetBusinessSummary> = async ({ db, actor }, input) => {
  const caller = profileActor(actor)
  const scope = assetsOf(caller)
  const timeZone = input.TimeZone ?? (await findTimeZoneOfPerson(db, accountActor(actor))) ?? USUAL_TIME_ZONE
  const firstMonth = await findFirstOfMonth(db, timeZone)
  const sees = {
    leases: may(actor, 'leases:view'),
    homes: may(actor, 'properties:view'),
    leads: may(actor, 'leads:view'),
  }
  return {
    ...(sees.leases ? await leasesAhead(db, scope, firstMonth) : { Rent: null, LeaseEnds: null }),
    Vacancies: sees.homes ? presentVacancies(await listVacantHomes(db, scope, MOST_VACANT_HOMES)) : null,
    Leads: sees.leads ? (await listLeadsByDay(db, scope, timeZone, LEAD_DAYS)).map(presentLeads) : null,
  }
}

async function leasesAhead(db: Db, scope: Scope<'asset'>, firstMonth: string) {
  const rent = await scheduledRent(db, scope, firstMonth, MONTHS_AHEAD)
  const ends = await listLeaseEnds(db, scope, firstMonth, addDays(addMonths(firstMonth, MONTHS_AHEAD), -1))
  const homesIn = new Map(ends.map(({ month, homes }) => [month, homes]))
  return {
    Rent: rent.map(({ Month, Cents }) => ({ Month, Amount: textFromCents(Cents) })),
    LeaseEnds: { Months: rent.map(({ Month }) => ({ Month, Homes: homesIn.get(Month) ?? 0 })), WithoutEnd: homesIn.get(null) ?? 0 },
  }
}

function presentLeads({ day, inquiries, tours }: Awaited<ReturnType<typeof listLeadsByDay>>[number]) {
  return { Day: day, Inquiries: inquiries, Tours: tours }
}

function presentVacancies(homes: readonly VacantHome[]) {
  const [all] = homes
  return {
    Homes: all?.vacant_count ?? 0,
    NeverLeased: all ? all.vacant_count - all.with_days_count : 0,
    AverageDays: all?.average_days ?? null,
    Longest: homes.flatMap(({ since, days, ...home }) =>
      since === null || days === null
        ? []
        : {
            AssetId: home.id,
            Title: home.title,
            AddressLine: addressLine(home),
            City: home.city_name,
            StateCode: home.state_code,
            Since: since,
            Days: days,
          },
    ),
  }
}
