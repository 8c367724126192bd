/**
 * The API's error codes and their texts: a code without a text does not compile.
 *
 * Texts marked "fixed" are quoted elsewhere and keep their wording. No text has variables, so the
 * code alone is enough to show it in any language.
 */
export const errors = {
  // Request as such
  BAD_REQUEST: 'The request could not be understood.',
  VALIDATION_FAILED: 'Some fields are missing or not valid.',
  FIELD_REQUIRED: 'This field is required.',
  FIELD_INVALID: 'This value is not valid.',
  FIELD_UNKNOWN: 'This field is not known here.',
  FIELD_TOO_SHORT: 'This value is too short.',
  FIELD_TOO_LONG: 'This value is too long.',
  FIELD_OUT_OF_RANGE: 'This value is outside the allowed range.',
  NOT_FOUND: 'We could not find what you were looking for.',
  METHOD_NOT_ALLOWED: 'This address does not support that action.',
  CONFLICT: 'This conflicts with the current state. Please reload and try again.',
  STALE_VERSION: 'Someone else has changed this in the meantime. Please reload and try again.',
  VERSION_REQUIRED:
    'This change does not say which version it was made to. Please reload and try again.',
  IDEMPOTENCY_KEY_REUSED: 'This idempotency key has already been used for another request.',
  IDEMPOTENCY_IN_FLIGHT: 'The same request is still being processed.',
  PROOF_OF_WORK_REQUIRED:
    'Many people are booking here at the moment. We check first that you are not a robot.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
  TOO_MANY_STREAMS: 'You have too many windows open. Please close one and try again.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  BODY_TOO_COMPLEX: 'The request has too many fields or is nested too deeply.',
  URI_TOO_LONG: 'The address is too long.',
  HEADERS_TOO_LARGE: 'The request headers are too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The format of the request is not supported.',
  TOO_MANY_RESULTS: 'There are too many results. Please narrow your search.',
  INTERNAL: 'Something went wrong on our side. Please try again later.',
  SERVICE_UNAVAILABLE: 'The service is not available right now. Please try again shortly.',
  REQUEST_TIMEOUT: 'The request took too long. Please try again.',

  // Sign-in and accounts
  UNAUTHENTICATED: 'Please log in to continue.',
  INVALID_CREDENTIALS: 'The email or password is not correct.',
  PASSKEY_WRONG: 'The passkey was not accepted. Try again, or log in another way.',
  PASSKEY_KNOWN: 'This passkey has been added already.',
  TOO_MANY_PASSKEYS: 'You already have ten passkeys. Remove one before you add another.',
  SECOND_FACTOR_NEEDED: 'Enter the code from your authenticator app.',
  SECOND_FACTOR_WRONG: 'This code is not correct, or has been used already.',
  SECOND_FACTOR_REQUIRED: 'Your venue asks for two-step login. Reload the page to set it up.',
  CONFIRM_IDENTITY_REQUIRED: 'Confirm that it is you to go on.',
  OWN_SECOND_FACTOR: 'Turn off your own two-step login on your own page.',
  FORBIDDEN: 'You do not have permission to do this.',
  ORIGIN_NOT_ALLOWED: 'Requests from this website are not allowed.',
  ACCOUNT_INACTIVE: 'This account is not active.',
  NETWORK_NOT_ALLOWED:
    'You can log in only from your venue’s own networks. Log in there, or ask a colleague.',
  NETWORKS_LOCK_OUT:
    'Your own address is in none of these networks: you could not log in again. Add it first.',
  NETWORK_RANGE_INVALID:
    'Enter an address such as 203.0.113.7, or a range such as 203.0.113.0/24. A range is at widest /8, or /16 for IPv6.',
  MODULE_OFF: 'This module is switched off for the venue.',
  REFRESH_TOKEN_INVALID: 'Your session has ended. Please log in again.',
  RESET_LINK_INVALID: 'This reset link is not valid or has expired.',
  /** fixed */
  EMAIL_LINK_INVALID:
    'This link is not valid or has expired. Your email address is the same as before.',
  SIGN_IN_LINK_INVALID: 'This link to log in is not valid or has expired. Ask for a new one.',
  SIGN_IN_CODE_WRONG:
    'This code is not right. Open the link from the newest email and type the code it shows.',
  EMAIL_TAKEN: 'User email already exists',
  /** fixed */
  PASSWORD_EMPTY: 'Password cannot be empty.',
  /** fixed */
  PASSWORDS_DO_NOT_MATCH: 'Passwords do not match.',
  PASSWORD_TOO_SHORT: 'The password must have at least 8 characters.',
  PASSWORD_TOO_LONG: 'The password can have at most 128 characters.',
  PASSWORD_TOO_COMMON: 'This password is too common. Please choose another one.',
  PASSWORD_TOO_SIMPLE: 'This password is too easy to guess. Please choose another one.',
  WRONG_PASSWORD: 'The current password is not correct.',
  OWN_ACCOUNT: 'You cannot deactivate your own account or change its level.',

  // Guests
  /** fixed */
  INVALID_NAME: 'Not a valid name',
  /** fixed */
  MISSING_GUEST_DETAILS: 'Missing guest details',
  INVALID_EMAIL: 'Not a valid email address',
  INVALID_PHONE: 'Not a valid phone number',
  INVALID_BIRTH_DATE: 'Not a valid date of birth',
  GUEST_WITHOUT_EMAIL: 'The guest has no email address.',
  GUEST_HAS_BOOKINGS: 'The guest has upcoming reservations.',
  GUEST_IS_ETERNAL: 'The guest is marked Eternal and cannot be deleted.',
  SAME_GUEST: 'A guest cannot be merged with themselves.',
  MERGE_UNDONE: 'This merge has already been undone.',
  MERGE_CHANGED_SINCE: 'The guest has been changed since, so the merge can no longer be undone.',
  GUEST_OPTED_OUT: 'The guest does not want such messages.',
  MESSAGE_NOT_FAILED: 'Only a message that did not arrive can be sent again.',
  MESSAGE_LINK_OVER: 'The link in this message no longer works. Send a new one instead.',
  NO_MAIL_SERVER: 'No mail server is set up.',
  BOOKING_LINK_INVALID: 'This link is not valid, or the booking is over.',
  RATING_LINK_INVALID: 'This link is not valid.',
  RATING_CLOSED: 'This visit can no longer be rated.',
  OPT_OUT_LINK_INVALID: 'This link is not valid.',

  // Dates and values
  INVALID_DATE: 'Not a valid date',
  INVALID_TIME: 'Not a valid time',
  INVALID_PERIOD: 'The end must not be before the start.',
  PERIOD_TOO_LONG: 'The period is too long.',
  INVALID_COLOR: 'Not a valid colour',
  INSUFFICIENT_CONTRAST: 'The text cannot be read well enough on this background.',
  SLUG_TAKEN: 'This web address is already in use.',
  CODE_TAKEN: 'This code is already in use.',

  // Booking
  /** fixed */
  PAX_EXCEEDS_AVAILABILITY: 'You are trying to book more guests than available',
  /** fixed */
  MISSING_PARTICIPANTS: 'Please select at least one participant',
  /** fixed */
  SLOT_FULL: 'The number of participants exceeds the available slots.',
  PARTY_TOO_LARGE: 'The party is larger than this time can take.',
  /** fixed */
  ALREADY_BOOKED: 'You have already booked this.',
  BOOKING_FAILED:
    'Booking failed, please try again later. This could be because someone else booked the same time slot immediately before you.',
  /** fixed */
  SERVICE_CLOSED: 'Service is closed.',
  /** fixed */
  SERVICE_WITHOUT_TIMES: 'Service is open but no available timeslots allocated.',
  /** fixed */
  SERVICE_REQUIRED: 'Please select a service',
  PAYMENT_NOTICE_REFUSED: 'This message is not from the payment provider, or it is too old.',
  PAYMENT_NOT_TAKEN: 'No payment has been taken yet, so there is nothing to refund.',
  PICTURE_WITHOUT_TEXT: 'Describe the picture first. Guests see it once it has a description.',
  PICTURE_IN_USE: 'This picture is still in use. Remove it wherever it appears, then delete it.',
  PICTURE_QUOTA_REACHED: 'Your picture storage is full. Delete pictures that you no longer use.',
  PICTURE_CORRUPT: 'The picture is damaged or incomplete. Choose another file.',
  PICTURE_TOO_MANY_PIXELS: 'The picture has more than 50 megapixels. Make it smaller first.',
  PICTURE_HEIC_UNREADABLE: 'This HEIC picture cannot be read. Save it as a JPEG and upload that.',
  PICTURE_KIND_UNKNOWN:
    'This file is not a picture we can use. Choose a JPEG, PNG, WebP or AVIF file.',
  PICTURE_TOO_LARGE: 'The picture is larger than 15 MB. Choose a smaller one.',
  REFUND_TOO_HIGH: 'That is more than is left to refund.',
  REFUND_ABOVE_LIMIT: 'Only a system owner can refund this much. Ask one, or refund less.',
  PAYMENT_PROVIDER_SILENT: 'The payment provider did not answer. Try again in a minute.',
  PAYMENT_AMOUNT_DIFFERS:
    'The provider’s amount differs from what the guest was shown. Nothing was taken; contact the provider.',
  PAYMENT_CASE_CLOSED: 'This case is already closed.',
  PAYMENT_LINK_INVALID: 'This payment link is not valid. Open it again from the email.',
  CARD_REVOKED: 'This card is no longer kept.',
  PAYMENT_REQUEST_OVER: 'This has already been paid, or the request was withdrawn.',
  PAYMENT_UNDER_WAY: 'The guest is paying right now. Wait a minute and look again.',
  MORE_THAN_OWED: 'That is more than the guest owes.',
  BOOKING_PAID: 'This reservation has been paid for. Cancel it and return the money first.',
  PAYMENT_BEING_TAKEN: 'The payment is being taken at this moment. Please try again in a minute.',
  HOLD_EXPIRED: 'The time is no longer held for you. Please choose it again.',
  PRICE_CHANGED: 'The amount to pay has changed. Please look at it again.',
  NOTHING_TO_PREPAY: 'No prepayment is needed.',
  PAYMENT_BEGUN: 'A payment for this booking has already begun.',
  CANCELLATION_STEPS_UNORDERED:
    'Each step must come after the one before it and cost at least as much.',
  PREPAYMENT_REQUIRED: 'This must be paid for when you book.',
  SERVICE_INACTIVE: 'This activity can no longer be booked.',
  SERVICE_CODE_REQUIRED: 'This activity requires a code.',
  WRONG_SERVICE_CODE: 'The code is not correct.',
  TIME_NOT_OFFERED: 'This time is not offered on that day.',
  DATE_IN_PAST: 'The date or time has already passed.',
  TOO_LATE_NOTICE: 'It is too late to book this time.',
  BEYOND_BOOKING_WINDOW: 'This date is not open for booking yet.',
  ADULT_REQUIRED: 'At least one adult has to come along.',
  SEGMENT_IS_DEFAULT: 'New bookings get this segment by default. Choose another default first.',
  SEGMENT_TAKEN: 'There is a segment of that name already.',
  SEGMENT_IN_USE: 'This segment is in use and cannot be deleted.',
  CHILDREN_NOT_ALLOWED: 'This activity cannot be booked for children.',
  INVALID_CHILDREN: 'There cannot be more children than participants.',
  WAITING_LIST_NOT_OFFERED: 'This activity has no waiting list.',
  CANCELLATION_DEADLINE_PASSED: 'The deadline for changing or cancelling has passed.',
  BOOKING_CANCELLED: 'This reservation has been cancelled.',
  UNKNOWN_ADDON: 'This addon is not offered with the activity.',
  INVALID_ADDON_QUANTITY: 'The quantity of an addon is not valid.',
  OVERRIDE_REASON_REQUIRED: 'Please give a reason for overriding the availability.',
  RESOURCE_OCCUPIED: 'This table, therapist or room is already taken at that time.',
  TABLE_TAKEN: 'This table is already taken at that time.',
  NOT_AT_TABLES: 'This reservation is not active, so it cannot be seated.',
  DOOR_NOT_TODAY: 'Parties wait at the door today only.',
  DOOR_PARTY_SEATED: 'This party has been seated already.',
  NO_TABLE_FREE: 'No table is free for your party at this time.',
  PROPOSAL_STALE: 'The evening has changed since. Nothing was moved.',
  PACING_FULL: 'Too many guests are already arriving around this time. Please choose another time.',
  BOOKING_PAUSED:
    'Online booking is paused for this time. Please choose another time or contact us.',
  CAPACITY_BREAKS_BOOKINGS: 'More places are already booked than this capacity allows.',
  SERIES_TOO_LONG: 'A series can have at most 53 dates.',
  SERIES_WITHOUT_DATES: 'None of the dates can be booked.',

  // Setup of the venue
  STATUS_IN_USE: 'This booking status is in use and cannot be deleted.',
  SERVICE_IN_USE: 'This service has reservations and cannot be deleted.',
  UNKNOWN_TEMPLATE_VARIABLE: 'The text uses a placeholder that does not exist here.',
  TEMPLATE_TAKEN: 'There is a template of that name in this language already.',
  VENDOR_NOT_FOUND: 'We could not find this venue.',

  // Dining rooms
  ROOM_NAME_TAKEN: 'There is a dining room of that name already.',
  TOO_MANY_ROOMS: 'A venue can have at most 20 dining rooms.',
  DEFAULT_ROOM_REQUIRED:
    'One dining room has to be the default. Make another one the default instead.',
  RESERVATIONS_AFFECTED: 'Reservations at these tables would lose their seats.',
  RESERVATIONS_IN_THE_WAY: 'These tables are reserved or blocked at that time.',
  BLOCK_WITHOUT_TABLES: 'Choose tables to block: there are none here.',
  BLOCK_TOO_LARGE: 'These are too many tables for so many days. Block fewer at a time.',
  NAME_USED_TWICE: 'This name is used twice in the dining room.',
  ID_USED_TWICE: 'Two items of the dining room have the same id.',
  INVALID_PARTY: 'The smallest party cannot be larger than the number of seats.',
  UNKNOWN_TABLE: 'The dining room has no such table.',
  UNKNOWN_SECTION: 'The dining room has no such section.',

  // Memberships, packages, stays, imports
  MEMBERSHIP_NOT_STARTED: 'This membership has not started yet on that day.',
  MEMBERSHIP_PAUSED: 'This membership is paused.',
  MEMBERSHIP_NOT_PAUSED: 'This membership is not paused.',
  MEMBERSHIP_ENDED: 'This membership has ended.',
  MEMBERSHIP_EXPIRED: 'This membership is no longer valid on that day.',
  MEMBERSHIP_USED_UP: 'There are not enough uses left on this membership.',
  MEMBERSHIP_DOES_NOT_COVER: 'This membership does not cover this activity.',
  MEMBERSHIP_USE_UNDONE: 'This use has been given back already.',
  MEMBERSHIP_WITHOUT_USES: 'There is no use to give back.',
  MEMBERSHIP_TYPE_INACTIVE: 'This membership type is no longer sold.',
  MEMBERSHIP_TYPE_IN_USE: 'Guests have memberships of this type, so it cannot be deleted.',
  PACKAGE_INACTIVE: 'This package is no longer sold.',
  UNKNOWN_SERVICE: 'One of the activities does not exist.',
  STAY_WITHOUT_NIGHT: 'The departure must be after the arrival.',
  STAY_DAY_OUT_OF_RANGE: 'This day is not part of the stay.',
  STAY_CANCELLED: 'This stay has been cancelled.',
  STAY_HAS_BOOKINGS: 'There are reservations of this stay. Cancel them first.',
  STAY_SERVICE_BOOKED: 'Everything the stay includes of this has been booked already.',
  STAY_DOES_NOT_INCLUDE: 'The stay does not include this activity on that day.',
  COVERED_TWICE: 'A membership and a stay cannot both pay for one reservation.',
  IMPORT_CELL_COUNT: 'This line has more or fewer cells than the heading.',
  IMPORT_QUOTE_OPEN:
    'A quotation mark in this line is never closed: nothing after it could be read.',
  IMPORT_NOT_TEXT: 'This is not a CSV file. Save your list as CSV and choose it again.',
  IMPORT_COLUMNS_MISSING: 'Columns that are needed are missing from the file.',
  IMPORT_TOO_MANY_ROWS: 'The file has too many rows. Please import it in parts.',

  // Spa
  SHIFTS_OVERLAP: 'This shift overlaps another one of the same therapist.',
  BREAK_OUTSIDE_SHIFT: 'A break lies outside the shift.',
  BREAKS_OVERLAP: 'Two breaks overlap.',
  TREATMENTS_AFFECTED: 'Treatments would lose their therapist.',
  SPA_LIMIT_REACHED: 'A venue can have at most 200 of these.',
  THERAPIST_ACCOUNT_TAKEN: 'This staff account already belongs to another therapist.',
  THERAPIST_IN_USE:
    'This therapist has shifts or treatments, or guests are waiting for them. Deactivate the therapist instead.',
  TREATMENT_ROOM_IN_USE: 'This treatment room has treatments. Deactivate it instead.',
  TREATMENT_TYPE_IN_USE:
    'Treatments of this type are booked, or guests are waiting for one. Deactivate it instead.',
  TREATMENT_TOO_LONG: 'A treatment can take at most 12 hours, with preparation and reset.',
  TREATMENT_WITHOUT_HANDS_ON: 'A treatment needs at least one hands-on phase.',
  THERAPIST_TAKEN: 'This therapist is already taken at that time.',
  ROOM_TAKEN: 'This treatment room is already taken at that time.',
  THERAPIST_NOT_WORKING: 'This therapist is not working then.',
  NO_THERAPIST_FREE: 'No therapist is free for this treatment at that time.',
  NO_TREATMENT_ROOM_FREE: 'No treatment room is free for this treatment at that time.',
  THERAPIST_CANNOT_GIVE: 'This therapist does not give this treatment.',
  ROOM_NOT_SUITABLE: 'This treatment cannot be given in this room.',
  WISH_NOT_KEPT: 'This is not the therapist that the guest asked for.',
  TREATMENT_TYPE_INACTIVE: 'This treatment can no longer be booked.',
  ALREADY_WAITING: 'You already wait for this treatment on one of these days.',
  NO_TIME_FREE: 'No time is free on these days.',
  TREATMENT_NOT_ONLINE: 'This treatment cannot be booked online. Contact the venue.',
  TREATMENT_TIME_TAKEN: 'This time has just been taken. Choose another.',
  TREATMENT_PAID: 'This treatment has been paid for. Contact the venue to cancel it.',
  TREATMENT_NOT_CONFIRMED: 'Only a confirmed treatment can be confirmed to the guest.',
  JOURNEY_GUESTS: 'This treatment is for another number of guests.',
  JOURNEY_OUT_OF_ORDER: 'These treatments do not follow each other as they should.',
  JOURNEY_TAKEN: 'These times have just been taken. Choose others.',
  JOURNEY_ON_SEVERAL_DAYS: 'These treatments are on different days. Move them one by one.',
  PAUSE_WITH_GUEST: 'A pause has no guest.',
  PAUSE_WITHOUT_RESOURCE: 'Choose a therapist or a treatment room for the pause.',
  NOT_A_TREATMENT: 'A pause can’t be started or finished.',
  /** fixed */
  INTAKE_LINK_INVALID: 'This link to the form is no longer valid. Ask the venue for a new one.',
  INTAKE_CLOSED: 'The treatment has begun, so the form can no longer be answered.',
  INTAKE_FORM_CHANGED: 'The form has changed. Load the page again and check your answers.',
  INTAKE_ANSWERS_INVALID: 'Some answers are missing or don’t fit their question.',
  INTAKE_NOT_ASKED: 'Guests are not asked anything before this treatment.',
  TREATMENT_LOCKED: 'Cannot save a locked treatment',

  // Partners
  KEY_INVALID: 'This key is unknown, expired or revoked.',
  KEY_NOT_ALLOWED: 'Keys cannot do this.',
  KEY_SCOPE_MISSING: 'This key may not do this.',
  KEY_REVOKED: 'This key has been revoked. Make a new one.',
  TOO_MANY_KEYS: 'There are 50 keys already. Revoke those that nobody uses.',
} as const;

/** A stable error code of the API, e.g. `SLOT_FULL`. */
export type ErrorCode = keyof typeof errors;
