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
  summary: 'Accounts: find one, shut it out, let it in again',
  actions: {
    find: { summary: 'Accounts whose email or name holds a text', arguments: ['TEXT'], run: find },
    show: { summary: 'One account; looking at it is kept in the audit, too', arguments: ['ID'], run: show },
    disable: {
      summary: 'Ends all sessions, takes the homes off the market and lets nobody sign in; the person gets the reason by email',
      arguments: ['ID'],
      options: { '--reason <text>': 'what the person is told' },
      run: disable,
    },
    enable: { summary: 'Lets a disabled account in again; the person gets an email', arguments: ['ID'], run: enable },
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
  const reason = textOption(call, 'reason') ?? refuse('Please say why with --reason "…": the person reads it.')
  const after: (() => Promise<void>)[] = []
  const { sessionsEnded, homesUnlisted } = await call.act(id, async (db) => {
    if (!(await disableAccount(db, id, reason))) refuse('There is no account with this id that could be disabled. Perhaps it is already.')
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
    if (!(await enableAccount(db, id))) refuse('There is no disabled account with this id.')
    await notifyAccountHolder({ db, services: call.services }, id, accountEnabledEmail, { data: {} })
    return {}
  })
  call.say('The account is open again. Its person signs in anew.')
}

const NO_ACCOUNT = 'There is no account with this id. Find it with: accounts find TEXT'

function nameOf({ first_name, last_name }: { first_name: string | null; last_name: string | null }): string {
  return [first_name, last_name].filter(Boolean).join(' ')
}
