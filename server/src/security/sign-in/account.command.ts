import { AccountDisabled } from '@keystead/contract/identity/accounts/account.events.ts'
import { type OperatorCall, type OperatorCommand, idArgument, refuse, textOption } from '../../operator/command-line.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { anonymous } from '../../rpc/actor.ts'
import { disableAccount, enableAccount, holdingsOf } from '../../identity/accounts/account.public.ts'
import { findOperatedAccount, searchAccounts } from './account-operator.queries.ts'
import { accountDisabledEmail, accountEnabledEmail } from './account-state.email.ts'

const MOST_FOUND = 50

export const accountCommand: OperatorCommand = {
  name: 'accounts',
  summary: 'Accounts: find, disable, and enable them',
  actions: {
    find: { summary: 'Finds accounts by ID, or by a part of the email or name', arguments: ['TEXT'], run: find },
    show: { summary: 'Shows an account; the audit log records that you looked', arguments: ['ID'], run: show },
    disable: {
      summary: 'Signs the account out everywhere, takes its homes off the market, and blocks sign-in; the person gets the reason by email',
      arguments: ['ID'],
      options: { '--reason <text>': 'the reason that the person gets by email' },
      run: disable,
    },
    enable: { summary: 'Enables a disabled account; the person gets an email', arguments: ['ID'], run: enable },
  },
}

async function find(call: OperatorCall): Promise<void> {
  const text = call.values[0]!.trim()
  const found = await call.read((db) => searchAccounts(db, text, MOST_FOUND))
  call.list(
    found.map((account) => ({
      Id: account.id,
      Email: account.email,
      Name: nameOf(account),
      Plan: account.plan,
      State: account.state,
      Joined: account.created_at,
    })),
    `No account has "${text}" in its email or name.`,
  )
}

async function show(call: OperatorCall): Promise<void> {
  const id = idArgument(call)
  const account = (await call.read((db) => findOperatedAccount(db, id))) ?? refuse(NO_ACCOUNT)
  await call.act(id, async () => ({}))
  call.show({
    Id: account.id,
    Email: account.email,
    EmailConfirmed: account.email_verified_at,
    Name: nameOf(account),
    Profiles: account.profiles,
    Plan: account.plan,
    State: account.state,
    Disabled: account.disabled_at,
    Reason: account.disabled_reason,
    Closed: account.closed_at,
    Sessions: account.sessions,
    Joined: account.created_at,
  })
}

async function disable(call: OperatorCall): Promise<void> {
  const id = idArgument(call)
  const reason = textOption(call, 'reason') ?? refuse('Please add the reason, which the person will read: --reason "…"')
  const after: (() => Promise<void>)[] = []
  const { sessionsEnded, homesUnlisted } = await call.act(id, async (db) => {
    if (!(await disableAccount(db, id, reason))) refuse('No account with this ID can be disabled. It may already be disabled or closed.')
    const ended = await call.services.sessions.endAll(db, id)
    const context = { db, services: call.services, actor: anonymous, afterCommit: (work: () => Promise<void>) => void after.push(work) }
    const { listings } = await holdingsOf(context, id)
    await call.services.events.emit(context, AccountDisabled, [{ id, accountId: id }])
    await notifyAccountHolder({ db, services: call.services }, id, accountDisabledEmail, { data: { reason } })
    return { reason, sessionsEnded: ended, homesUnlisted: listings }
  })
  for (const work of after) await work()
  call.say(`The account is disabled. Sessions ended: ${sessionsEnded}. Homes taken off the market: ${homesUnlisted}.`)
}

async function enable(call: OperatorCall): Promise<void> {
  const id = idArgument(call)
  await call.act(id, async (db) => {
    if (!(await enableAccount(db, id))) refuse('There is no disabled account with this ID.')
    await notifyAccountHolder({ db, services: call.services }, id, accountEnabledEmail, { data: {} })
    return {}
  })
  call.say('The account is enabled. The person can sign in again.')
}

const NO_ACCOUNT = 'There is no account with this ID. To find it, run: accounts find TEXT'

function nameOf({ first_name, last_name }: { first_name: string | null; last_name: string | null }): string {
  return [first_name, last_name].filter(Boolean).join(' ')
}
