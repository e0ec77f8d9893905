import { centsFromText, formatMoney, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { type OperatorCall, type OperatorCommand, idArgument, refuse, textOption } from '../../operator/command-line.ts'
import { activatePlan, declinePlan } from './plan-activation.ts'
import { listAllPlans, setPlanPrice } from './plan-operator.queries.ts'
import { type PlanRequestRow, listPlanRequests } from './plan-request.queries.ts'

const MOST_REQUESTS = 200
const NOT_OPEN = 'There is no open request with this ID. It may have been decided or withdrawn. To see open requests, run: plans requests'

export const planCommand: OperatorCommand = {
  name: 'plans',
  summary: 'Plans, prices, and requests to change plans',
  actions: {
    list: { summary: 'Lists plans with prices, limits, and accounts', run: list },
    'set-price': {
      summary: 'Changes the price of a plan; accounts that have it keep their price',
      arguments: ['CODE', 'MONTHLY', 'YEARLY'],
      run: setPrice,
    },
    requests: {
      summary: 'Lists requests that need an answer',
      options: { '--all': 'include requests that were answered' },
      run: requests,
    },
    activate: { summary: 'Activates the plan that an account asked for, after it has paid', arguments: ['ID'], run: activate },
    decline: {
      summary: 'Declines a request and emails the reason to the person',
      arguments: ['ID'],
      options: { '--reason <text>': 'the reason that the person gets by email' },
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
    if (!isMoneyText(amount)) refuse(`"${amount}" is not an amount. Please write it like 15.00.`)
  }
  const price = { monthCents: centsFromText(monthly), yearCents: centsFromText(yearly) }
  if ((price.monthCents === 0) !== (price.yearCents === 0)) refuse('Please set both prices to zero, or neither.')
  if (code === 'free' && price.monthCents > 0)
    refuse('The free plan must stay free, because accounts return to it when a paid period ends.')
  await call.act(code, async (db) => {
    const before = (await setPlanPrice(db, code, price)) ?? refuse(`There is no plan "${code}". To see plans, run: plans list`)
    return { from: before, to: price }
  })
  call.say(`The plan ${code} now costs ${formatMoney(monthly)} a month or ${formatMoney(yearly)} a year.`)
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
    'There are no open requests.',
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
  const reason = textOption(call, 'reason') ?? refuse('Please add the reason, which the person will read: --reason "…"')
  const { plan } = await call.act(id, async (db) => {
    const declined = (await declinePlan(call.services, db, id, reason)) ?? refuse(NOT_OPEN)
    return { ...detailOf(declined), reason }
  })
  call.say(`The request for the plan ${plan} was declined. The person gets an email with the reason.`)
}

function detailOf({ account_id, plan, billing_interval, price_cents }: PlanRequestRow) {
  return { account: account_id, plan, interval: billing_interval, priceCents: price_cents }
}
