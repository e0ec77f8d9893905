-- The secret in the addresses of a feed is one more link: its digest stands with those of all others, and addresses that
-- portals were given go on working. What is kept sealed for its owner stays with the feed.
alter table secret_link alter column lifetime_seconds drop not null;
insert into secret_link (account_id, purpose, is_replaced, token_sha256, object_kind, object_id, created_at, expires_at)
  select account_id, 'listing-feed', false, token_sha256, 'listing-feed', id, renewed_at, 'infinity' from listing_feed;
drop index listing_feed_token;
alter table listing_feed drop column token_sha256;
