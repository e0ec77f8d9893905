import { centsFromText, formatMoney, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { type OperatorCall, type OperatorCommand, idArgument, refuse, textOption } from '../../operator/command-line.ts'
import { activatePlan, declinePlan } from './plan-activation.ts'
import { listAllPlans, setPlanPrice } from './plan-operator.queries.ts'
import { type PlanRequestRow, listPlanRequests } from './plan-request.queries.ts'

const MOST_REQUESTS = 200
const NOT_OPEN = 'There is no open request with this id. Perhaps it was decided or withdrawn meanwhile.'

export const planCommand: OperatorCommand = {
  name: 'plans',
  summary: 'Plans, their prices, and who asks for one',
  actions: {
    list: { summary: 'All plans with their prices, limits and accounts', run: list },
    'set-price': {
      summary: 'Changes what a plan costs from now on; whoever has it keeps the agreed price',
      arguments: ['CODE', 'MONTHLY', 'YEARLY'],
      run: setPrice,
    },
    requests: {
      summary: 'Requests that wait for an answer',
      options: { '--all': 'decided ones, too' },
      run: requests,
    },
    activate: { summary: 'Gives an account the plan that it asked for, once it has paid', arguments: ['ID'], run: activate },
    decline: {
      summary: 'Says no to a request; the person gets the reason by email',
      arguments: ['ID'],
      options: { '--reason <text>': 'what the person is told' },
      run: decline,
    },
  },
}

async function list(call: OperatorCall): Promise<void> {
  const plans = await call.read(listAllPlans)
  call.list(
    plans.map((plan) => ({
      Code: plan.code,
      Name: plan.name,
      Monthly: textFromCents(plan.price_month_cents),
      Yearly: textFromCents(plan.price_year_cents),
      Storage: formatBytes(plan.storage_bytes),
      Members: plan.members,
      Signatures: plan.signatures_per_month,
      Accounts: plan.accounts,
      Public: plan.is_public,
    })),
    'There are no plans.',
  )
}

async function setPrice(call: OperatorCall): Promise<void> {
  const [code = '', monthly = '', yearly = ''] = call.values
  for (const amount of [monthly, yearly]) {
    if (!isMoneyText(amount)) refuse(`"${amount}" is not an amount. Write it like 15.00.`)
  }
  const price = { monthCents: centsFromText(monthly), yearCents: centsFromText(yearly) }
  if ((price.monthCents === 0) !== (price.yearCents === 0)) refuse('A plan costs something both monthly and yearly, or in neither.')
  if (code === 'free' && price.monthCents > 0) refuse('The free plan stays free: it is where accounts go when a paid period ends.')
  await call.act(code, async (db) => {
    const before = (await setPlanPrice(db, code, price)) ?? refuse(`There is no plan "${code}". The list prints them.`)
    return { from: before, to: price }
  })
  call.say(`The plan ${code} costs ${formatMoney(monthly)} a month or ${formatMoney(yearly)} a year from now on.`)
}

async function requests(call: OperatorCall): Promise<void> {
  const rows = await call.read((db) => listPlanRequests(db, { all: call.options['all'] === true, limit: MOST_REQUESTS }))
  call.list(
    rows.map((row) => ({
      Id: row.id,
      Status: row.status,
      Email: row.email,
      Plan: row.plan,
      Interval: row.billing_interval,
      Price: textFromCents(row.price_cents),
      Asked: row.created_at,
    })),
    'Nobody waits for a plan.',
  )
}

async function activate(call: OperatorCall): Promise<void> {
  const id = idArgument(call)
  const { plan, until } = await call.act(id, async (db) => {
    const activated = (await activatePlan(call.services, db, id)) ?? refuse(NOT_OPEN)
    return { ...detailOf(activated.request), until: activated.until.toISOString() }
  })
  call.say(`The plan ${plan} is active until ${until.slice(0, 10)}.`)
}

async function decline(call: OperatorCall): Promise<void> {
  const id = idArgument(call)
  const reason = textOption(call, 'reason') ?? refuse('Please say why with --reason "…": the person reads it.')
  const { plan } = await call.act(id, async (db) => {
    const declined = (await declinePlan(call.services, db, id, reason)) ?? refuse(NOT_OPEN)
    return { ...detailOf(declined), reason }
  })
  call.say(`The request for the plan ${plan} is declined. An email says why.`)
}

function detailOf({ account_id, plan, billing_interval, price_cents }: PlanRequestRow) {
  return { account: account_id, plan, interval: billing_interval, priceCents: price_cents }
}
