-- Which looks emails have that are still kept, for what clears looks.
create view public.email_brand with (security_invoker = true) as
  select distinct brand_id from public.email where brand_id is not null;
