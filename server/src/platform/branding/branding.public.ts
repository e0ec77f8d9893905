export { findEmailBrand, brandFor } from './email-brand.ts'
export { pageBrandOf } from './page-brand.ts'
export { brandColorsSheet } from './brand-colors.ts'
export { type BrandDraft, previewBrand } from './preview-brand.ts'
