import { BGV_PACKAGES, packageOf } from '@keystead/contract/applications/screening/screening.values.ts'
import { centsFromText, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'
import { idArgument, type OperatorCall, type OperatorCommand, refuse, textOption } from '../../operator/command-line.ts'
import {
  dropVerifiedLandlord,
  findPackage,
  keepVerifiedLandlord,
  listCharges,
  listPackages,
  listVerifiedLandlords,
  type PackageRow,
  setPackage,
} from './package.queries.ts'

const MOST_CENTS = 500_00
const MOST_DAYS = 60

export const packageCommand: OperatorCommand = {
  name: 'screening',
  summary: 'What screenings cost, where they are offered, and what landlords owe for them',
  actions: {
    list: { summary: 'Lists the packages with what they cost, and for how long a report counts', run: list },
    set: {
      summary: 'Changes a package, such as: 3 --price 35.00. What was asked for keeps what it was asked for with',
      arguments: ['PACKAGE'],
      options: {
        '--price <amount>': 'what one costs; as before if left out',
        '--days <count>': 'for how many days a report counts, 60 at most; as before if left out',
        '--not-in <states>': 'two letters each, separated by commas, or none: of homes where it is not offered; as before if left out',
      },
      run: set,
    },
    'turn-on': { summary: 'Offers a package', arguments: ['PACKAGE'], run: (call) => offer(call, true) },
    'turn-off': { summary: 'Does not offer a package any more', arguments: ['PACKAGE'], run: (call) => offer(call, false) },
    charges: { summary: 'Lists what landlords owe for the reports of a month', arguments: ['MONTH'], run: charges },
  },
}

async function list(call: OperatorCall): Promise<void> {
  const rows = await call.read(listPackages)
  call.list(
    rows.map(({ id, price_cents, valid_days, excluded_states, is_offered }) => ({
      Package: id,
      Name: packageOf(id)?.Text ?? '',
      Price: textFromCents(price_cents),
      Days: valid_days,
      NotIn: excluded_states.join(', '),
      On: is_offered,
    })),
    'There are no packages.',
  )
}

async function set(call: OperatorCall): Promise<void> {
  const changed = await change(call, (before) => ({
    ...before,
    price_cents: priceOf(textOption(call, 'price')) ?? before.price_cents,
    valid_days: daysOf(textOption(call, 'days')) ?? before.valid_days,
    excluded_states: statesOf(textOption(call, 'notIn')) ?? before.excluded_states,
  }))
  call.say(`${packageOf(changed.id)?.Text} costs ${textFromCents(changed.price_cents)} and counts for ${changed.valid_days} days.`)
}

async function offer(call: OperatorCall, is_offered: boolean): Promise<void> {
  const { id } = await change(call, (before) => ({ ...before, is_offered }))
  call.say(`${packageOf(id)?.Text} is ${is_offered ? 'offered' : 'not offered any more'}.`)
}

async function change(call: OperatorCall, changed: (before: PackageRow) => PackageRow): Promise<PackageRow> {
  const id = BGV_PACKAGES.find(({ Id }) => String(Id) === call.values[0])?.Id ?? refuse(`There is no package ${call.values[0] ?? ''}.`)
  const { row } = await call.act(`screening-package-${id}`, async (db) => {
    const before = (await findPackage(db, id)) ?? refuse(`There is no package ${id}.`)
    const row = changed(before)
    await setPackage(db, row)
    return { before, row }
  })
  return row
}

function priceOf(text: string | null): number | null {
  if (text === null) return null
  const cents = isMoneyText(text) ? centsFromText(text) : refuse(`"${text}" is not an amount. Please write it like 35.00.`)
  return cents <= MOST_CENTS ? cents : refuse(`A package costs ${textFromCents(MOST_CENTS)} at most.`)
}

function daysOf(text: string | null): number | null {
  if (text === null) return null
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return days >= 1 && days <= MOST_DAYS ? days : refuse(`"${text}" is not a number of days from 1 to ${MOST_DAYS}.`)
}

function statesOf(text: string | null): string[] | null {
  if (text === null) return null
  if (text === 'none') return []
  const states = text.split(',').map((state) => state.trim().toUpperCase())
  return states.every((state) => /^[A-Z]{2}$/.test(state)) ? states : refuse(`"${text}" is no list of states. Please write it like NJ,NY.`)
}

async function charges(call: OperatorCall): Promise<void> {
  const [month = ''] = call.values
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) refuse(`"${month}" is not a month. Please write it like 2027-01.`)
  const rows = await call.read((db) => listCharges(db, month))
  call.list(
    rows.map(({ profile_id, count, cents }) => ({ Profile: profile_id, Reports: count, Amount: textFromCents(cents) })),
    `No landlord owes anything for ${month}.`,
  )
}

export const landlordCommand: OperatorCommand = {
  name: 'landlords',
  summary: 'Landlords of whom you know who they are, so that agencies may give them reports',
  actions: {
    list: { summary: 'Lists them. Those whose payment account is active are known as well, and not listed', run: listLandlords },
    verify: {
      summary: 'Says that you have checked who the person or company behind a profile is',
      arguments: ['PROFILE'],
      options: { '--name <name>': 'as agencies are told, such as the name on their ID or of the company' },
      run: verify,
    },
    forget: { summary: 'Takes that back; what was asked for stays', arguments: ['PROFILE'], run: forget },
  },
}

async function listLandlords(call: OperatorCall): Promise<void> {
  const rows = await call.read(listVerifiedLandlords)
  call.list(
    rows.map(({ profile_id, name, verified_at }) => ({ Profile: profile_id, Name: name, Since: verified_at })),
    'You have verified no landlord yourself.',
  )
}

async function verify(call: OperatorCall): Promise<void> {
  const profileId = idArgument(call)
  const name = textOption(call, 'name')?.trim() || refuse('Please give the name with --name.')
  await call.act(profileId, async (db) => {
    if (!(await keepVerifiedLandlord(db, { profileId, name: name.slice(0, 200) }))) refuse('There is no such profile.')
    return { name }
  })
  call.say(`${name} can get reports now.`)
}

async function forget(call: OperatorCall): Promise<void> {
  const profileId = idArgument(call)
  await call.act(profileId, async (db) => {
    if (!(await dropVerifiedLandlord(db, profileId))) refuse('You have not verified this profile.')
    return {}
  })
  call.say('Done.')
}
