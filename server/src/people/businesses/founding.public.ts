export { foundBusiness } from './found-business.ts'
export { businessColumnsOf, businessProfileOf } from './founding-fields.ts'
