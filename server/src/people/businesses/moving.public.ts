export { areHomesMovingIn } from './homes-moving-in.ts'
