type ContactProps = { email: string | null | undefined; phone?: string | null };

/** A person's e-mail address and phone number as links. */
export function Contact({ email, phone }: ContactProps) {
  return (
    <>
      {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </>
  );
}
