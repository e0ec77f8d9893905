export {
  type ReceivingAccount,
  findReceivingAccount,
  findReceivingAccountById,
  findReceivingAccountByGateway,
  holdReceivingAccount,
} from './receiving-account.queries.ts'
