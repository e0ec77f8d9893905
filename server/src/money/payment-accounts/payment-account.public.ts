export { type ReceivingAccount, findReceivingAccount, findReceivingAccountById, holdReceivingAccount } from './receiving-account.queries.ts'
