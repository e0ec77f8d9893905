export { type Founder, type Founding, foundBusiness } from './found-business.ts'
export { businessColumnsOf, businessProfileOf } from './founding-fields.ts'
