create policy own_rows on public.branding using (account_id = public.current_account() or public.sees_everything());
-- What a profile uses, others see in its emails and on its pages.
create policy used_is_shown on public.branding for select using (mode <> 0);

create policy own_rows on public.brand using (account_id = public.current_account() or public.sees_everything());
create policy used_is_shown on public.brand for select using ((select true from public.branding b where b.brand_id = brand.id limit 1));
