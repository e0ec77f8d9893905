export {
  type ReceivingAccount,
  findReceivingAccount,
  findIdentityChecked,
  findAccountOfPayment,
  findReceivingAccountById,
  findReceivingAccountByGateway,
  holdReceivingAccount,
} from './receiving-account.queries.ts'
