export {
  type ReceivingAccount,
  findReceivingAccount,
  findAccountOfPayment,
  findReceivingAccountById,
  findReceivingAccountByGateway,
  holdReceivingAccount,
} from './receiving-account.queries.ts'
