/** What a sample report is about. */
export interface SampleMail {
  address: string
  /** In angle brackets. */
  messageId: string
}

const original = ({
  address,
  messageId,
}: SampleMail) => `Received: from app.example (app.example [192.0.2.10])
\tby mail.example (Postfix) with ESMTPS id 4F2Ck11qYz9xxq
\tfor <${address}>; Fri, 20 Nov 2026 09:00:02 +0000 (UTC)
From: Spokewell <fits@example.org>
To: ${address}
Subject: How is the new position?
Message-ID: ${messageId}
Date: Fri, 20 Nov 2026 09:00:00 +0000
Auto-Submitted: auto-generated
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="--_NmP-1"`

/** As Postfix pipes it, with the envelope line first. */
export const postfixBounce = (
  mail: SampleMail,
  { action = 'failed', status = '5.1.1' } = {},
): string => `From MAILER-DAEMON  Fri Nov 20 09:00:05 2026
Return-Path: <>
X-Original-To: fits@example.org
Received: by mail.example (Postfix)
\tid 5D0C02A3B; Fri, 20 Nov 2026 09:00:05 +0000 (UTC)
Date: Fri, 20 Nov 2026 09:00:05 +0000 (UTC)
From: MAILER-DAEMON@mail.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: fits@example.org
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4F2Ck11qYz9xxq.1605862805/mail.example"
Content-Transfer-Encoding: 8bit
Message-Id: <20261120090005.5D0C02A3B@mail.example>

This is a MIME-encapsulated message.

--4F2Ck11qYz9xxq.1605862805/mail.example
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

This is the mail system at host mail.example.

<${mail.address}>: host mx.example.net[198.51.100.7] said: 550 5.1.1
    <${mail.address}>: Recipient address rejected: User unknown (in reply to
    RCPT TO command)

--4F2Ck11qYz9xxq.1605862805/mail.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
X-Postfix-Queue-ID: 4F2Ck11qYz9xxq
X-Postfix-Sender: rfc822; fits@example.org
Arrival-Date: Fri, 20 Nov 2026 09:00:02 +0000 (UTC)

Final-Recipient: rfc822; ${mail.address}
Original-Recipient: rfc822;${mail.address}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.net
Diagnostic-Code: smtp; 550 5.1.1 <${mail.address}>: Recipient address
    rejected: User unknown

--4F2Ck11qYz9xxq.1605862805/mail.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers
Content-Transfer-Encoding: 8bit

${original(mail)}

--4F2Ck11qYz9xxq.1605862805/mail.example--
`

export const eximBounce = (mail: SampleMail): string => `Return-path: <>
Received: from Debian-exim by mail.example with local (Exim 4.96)
\tid 1qX3tP-0004Lk-2v
\tfor fits@example.org; Fri, 20 Nov 2026 09:00:05 +0000
X-Failed-Recipients: ${mail.address}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mail.example>
To: fits@example.org
References: ${mail.messageId}
Content-Type: multipart/report; report-type=delivery-status; boundary=1700470805-eximdsn-1804289383
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender
Message-Id: <E1qX3tP-0004Lk-2v@mail.example>

--1700470805-eximdsn-1804289383
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${mail.address}
    host mx.example.net [198.51.100.7]
    SMTP error from remote mail server after RCPT TO:<${mail.address}>:
    550 No such user here

--1700470805-eximdsn-1804289383
Content-type: message/delivery-status

Reporting-MTA: dns; mail.example

Action: failed
Final-Recipient: rfc822;${mail.address}
Status: 5.0.0
Remote-MTA: dns; mx.example.net
Diagnostic-Code: smtp; 550 No such user here

--1700470805-eximdsn-1804289383
Content-type: message/rfc822

Return-path: <fits@example.org>
${original(mail)}

----_NmP-1
Content-Type: text/plain; charset=utf-8

To: somebody-else@example.com
--1700470805-eximdsn-1804289383--
`

export const gmailBounce = (mail: SampleMail): string =>
  `Delivered-To: fits@example.org
Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: fits@example.org
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: ${mail.messageId}
In-Reply-To: ${mail.messageId}
X-Failed-Recipients: ${mail.address}
Message-ID: <65fb1c05.170a0220.1.GMR@mx.google.com>
Date: Fri, 20 Nov 2026 01:00:05 -0800 (PST)
Content-Type: multipart/report; boundary="0000000000003fa1d20614"; report-type=delivery-status

--0000000000003fa1d20614
Content-Type: multipart/related; boundary="0000000000003fa1e20615"

--0000000000003fa1e20615
Content-Type: multipart/alternative; boundary="0000000000003fa1e80616"

--0000000000003fa1e80616
Content-Type: text/plain; charset="UTF-8"
Content-Transfer-Encoding: quoted-printable

** Address not found **

Your message wasn't delivered to ${mail.address} because the address couldn=
't be found.
--0000000000003fa1e80616--
--0000000000003fa1e20615--
--0000000000003fa1d20614
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Arrival-Date: Fri, 20 Nov 2026 01:00:03 -0800 (PST)
X-Original-Message-ID: ${mail.messageId}

Final-Recipient: rfc822; ${mail.address}
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.27, the server for the domain.)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550-5.1.1 double-checking the recipient's email address for typos or
 550 5.1.1 unnecessary spaces. a1-20020a05 - gsmtp
Last-Attempt-Date: Fri, 20 Nov 2026 01:00:05 -0800 (PST)

--0000000000003fa1d20614
Content-Type: message/rfc822

${original(mail)}

----_NmP-1--
--0000000000003fa1d20614--
`.replaceAll('\n', '\r\n')

export const outlookBounce = (mail: SampleMail): string =>
  `From: <postmaster@contoso.example>
To: <fits@example.org>
Date: Fri, 20 Nov 2026 09:00:07 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="_2f4f0ee1-5ccf-4b5f-9b33-0f2a4c6f8d11_"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: en-GB
Message-ID: <3f0c2b1a-77d2@AM0PR01MB1234.eurprd01.prod.exchangelabs.com>
In-Reply-To: ${mail.messageId}
Subject: Undeliverable: How is the new position?
Auto-Submitted: auto-replied
MIME-Version: 1.0

--_2f4f0ee1-5ccf-4b5f-9b33-0f2a4c6f8d11_
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="_7b3f_"

--_7b3f_
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

WW91ciBtZXNzYWdlIGNvdWxkbid0IGJlIGRlbGl2ZXJlZC4=

--_7b3f_--

--_2f4f0ee1-5ccf-4b5f-9b33-0f2a4c6f8d11_
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.outlook.com
Received-From-MTA: dns;mail.example
Arrival-Date: Fri, 20 Nov 2026 09:00:04 +0000

Final-Recipient: rfc822;${mail.address}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup
X-Display-Name: Jonas Meier

--_2f4f0ee1-5ccf-4b5f-9b33-0f2a4c6f8d11_
Content-Type: message/rfc822

${original(mail)}

----_NmP-1--

--_2f4f0ee1-5ccf-4b5f-9b33-0f2a4c6f8d11_--
`.replaceAll('\n', '\r\n')

/** A reader's complaint. Many providers hide the address. */
export const complaint = (mail: SampleMail, { type = 'abuse', hidden = false } = {}): string => {
  const address = hidden ? 'redacted' : mail.address
  return `From: <fbl@provider.example>
To: <abuse@example.org>
Date: Fri, 20 Nov 2026 17:40:36 +0000
Subject: FW: How is the new position?
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report;
     boundary="part1_13d.2e68ed54_boundary"

--part1_13d.2e68ed54_boundary
Content-Type: text/plain; charset="US-ASCII"
Content-Transfer-Encoding: 7bit

This is an email abuse report for an email message received from IP
192.0.2.10 on Fri, 20 Nov 2026 09:00:02 +0000.

--part1_13d.2e68ed54_boundary
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <fits@example.org>
Original-Rcpt-To: <${address}>
Arrival-Date: Fri, 20 Nov 2026 09:00:02 +0000
Source-IP: 192.0.2.10

--part1_13d.2e68ed54_boundary
Content-Type: message/rfc822
Content-Disposition: inline

${original({ ...mail, address })}

----_NmP-1--
--part1_13d.2e68ed54_boundary--
`
}
