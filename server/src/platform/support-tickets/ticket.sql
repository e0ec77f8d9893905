create policy own_rows on public.support_ticket using (account_id = public.current_account() or public.sees_everything());
create policy own_rows_as_guest on public.support_ticket
  using (account_id is null and email = (select public.confirmed_email(public.current_account())));
-- Strangers write; they never read.
create policy guest_writes on public.support_ticket for insert with check (account_id is null);

-- It has no account of its own: the ticket decides.
create policy rows_of_own_tickets on public.support_ticket_message
  using (exists (select from public.support_ticket where support_ticket.id = support_ticket_message.ticket_id));
