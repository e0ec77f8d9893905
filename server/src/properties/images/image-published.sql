-- What other rooms read of the pictures of a property, whose policies say who sees them.
create view public.asset_picture with (security_invoker = true) as
  select id, account_id, asset_id, caption, is_primary, position, widths
  from public.asset_image;
