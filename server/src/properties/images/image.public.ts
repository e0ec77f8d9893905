export { copyImages } from './copy-images.ts'
export { insertImage } from './image.queries.ts'
export { presentImage, presentPrimaryImage } from './image.present.ts'
export { type ImageRow, listImagesOf, listPrimaryImages } from './shown-images.queries.ts'
