export { type FeedFormat, feedDocument } from './feed-document.ts'
export { deleteAllFeeds } from './feed.queries.ts'
export { openFeed } from './open-feed.ts'
