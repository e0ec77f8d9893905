export { type FeedFormat, feedDocument } from './feed-document.ts'
export { openFeed } from './open-feed.ts'
