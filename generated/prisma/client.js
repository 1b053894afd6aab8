// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// cde2db95eec10e24b67fc9e8f20e96f272d7a73ec295f7a152c1df38de46dddc.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  reviews         Review[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]

  @@map("users")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// The owner of the target; null without one.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// The text of content before an edit. There is no foreign key to the content, which is in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 for each content.
  number     Int
  /// The owner of the content, so that an erasure finds all that it has to delete; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// Content that is hidden, waits for approval or is deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where the service did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when other processes do not take it over from the one that makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. It cannot be seen until one of them is restored.
  deletedAt   DateTime? @map("deleted_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int      @id @default(autoincrement())
  boardId         Int      @map("board_id")
  authorId        Int      @map("author_id")
  title           String   @db.VarChar(200)
  content         String
  isSticky        Boolean  @default(false) @map("is_sticky")
  isLocked        Boolean  @default(false) @map("is_locked")
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The three fields below are kept by triggers.
  replyCount      Int      @default(0) @map("reply_count")
  lastReplyAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int      @default(0) @map("last_reply_user_id")

  board   Board   @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int      @id @default(autoincrement())
  topicId   Int      @map("topic_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([authorId, id])
  @@map("replies")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Their id there: opaque, and never given to another person.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// Secrets that the servers on one database share. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@map("questions")
}

model Answer {
  id         Int      @id @default(autoincrement())
  questionId Int      @map("question_id")
  authorId   Int      @map("author_id")
  body       String
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  voteScore  Int      @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The sum and the number of the ratings of its products, kept by a trigger.
  ratingSum   Int         @default(0) @map("rating_sum")
  ratingCount Int         @default(0) @map("rating_count")

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")
  /// The sum, the number and the average of the ratings of its reviews; the average is 0 without any.
  ratingSum    Int           @default(0) @map("rating_sum")
  ratingCount  Int           @default(0) @map("rating_count")
  rating       Decimal       @default(0) @db.Decimal(3, 2)

  store   Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items   OrderItem[]
  reviews Review[]

  @@map("products")
}

/// What a buyer says of a product, once for each.
model Review {
  id        Int       @id @default(autoincrement())
  productId Int       @map("product_id")
  authorId  Int       @map("author_id")
  rating    Int       @db.SmallInt
  title     String?   @db.VarChar(200)
  body      String    @default("")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// What the store's owner says to it.
  reply     String?
  repliedAt DateTime? @map("replied_at") @db.Timestamptz(6)

  /// A product that was reviewed was ordered, and so stays as a row when it is deleted.
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@unique([productId, authorId])
  @@index([productId, id])
  @@index([productId, rating, id])
  @@index([authorId, id])
  @@map("reviews")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")
  disputeReason    String?     @map("dispute_reason") @db.VarChar(1000)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int      @id @default(autoincrement())
  videoId   Int      @map("video_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@index([authorId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by each upload: of two that race for
/// the rest of a quota, the second sees the first here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that succeeded, and the time of its data.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model RateLimit {
  /// Of a hash, which tells nothing of who was counted.
  key    String  @id
  points Int
  /// Milliseconds since 1970.
  expire BigInt?

  @@index([expire])
  @@map("rate_limits")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "sRfjA_wFNRAAANoLACARAADbCwAgEgAA3AsAIBMAAN0LACAUAADeCwAgFQAA3wsAIBYAAOALACAXAAC8CwAgGwAA4QsAIBwAAKkLACAhAADjCwAgIwAA4gsAICUAAOQLACAqAADlCwAgLAAA6QsAIC4AAOYLACAwAADoCwAgMQAA6gsAIDUAAOcLACA2AADrCwAgNwAA7AsAIDoAAO0LACA7AADtCwAgPAAA7QsAID4AAO4LACA_AADuCwAgQAAA7wsAIEEAAPALACBDAADxCwAgRAAA8gsAIMkGAADYCwAwygYAAKABABDLBgAA2AsAMNsGAgAAAAHoBkAAygoAIYAHAQDrCgAhsQdAAOwKACH_BwEAAAABiggBAAAAAYsIQADsCgAhjAgBAOsKACGOCAAA2QuOCCKPCEAA7AoAIZAIQADsCgAhkQgBAOsKACGSCEAA7AoAIZMIQADsCgAhlAgBAOsKACGVCEAA7AoAIZYIAgDDCgAhlwggAO0KACGYCEAA7AoAIZkIIADtCgAhAQAAAAEAIBIDAAD2CgAgBQAAugwAIA8AALsMACDJBgAAuQwAMMoGAAADABDLBgAAuQwAMNsGAgDDCgAh4gYCALcLACHjBgAA0woAIOgGQADKCgAh6QZAAOwKACHuBgABrAsAIfYGAgDDCgAh-AYBAMIKACHGB0AA7AoAIYcIAQDCCgAhiAhAAOwKACGJCAIAtwsAIQgDAACADgAgBQAA8BQAIA8AAPIUACDiBgAAvAwAIOkGAAC8DAAgxgcAALwMACCICAAAvAwAIIkIAAC8DAAgEgMAAPYKACAFAAC6DAAgDwAAuwwAIMkGAAC5DAAwygYAAAMAEMsGAAC5DAAw2wYCAAAAAeIGAgC3CwAh4wYAANMKACDoBkAAygoAIekGQADsCgAh7gYAAQAAAfYGAgDDCgAh-AYBAMIKACHGB0AA7AoAIYcIAQDCCgAhiAhAAOwKACGJCAIAtwsAIQMAAAADACABAAAEADACAAAFACAPBAAA9goAIAwAAK0MACANAADcCwAgDgAA2gsAIMkGAACrDAAwygYAAAcAEMsGAACrDAAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACH5BgEAwgoAIfoGAAGsDAAh-wYAAOUKACD8BgAA5QoAIAEAAAAHACAMAwAA9goAIAUAAK8MACALAAC4DAAgDAAArQwAIMkGAAC3DAAwygYAAAkAEMsGAAC3DAAw2wYCAMMKACHiBgIAwwoAIeMGAADTCgAg6AZAAMoKACH2BgIAwwoAIQQDAACADgAgBQAA8BQAIAsAAPQUACAMAADvFAAgDQMAAPYKACAFAACvDAAgCwAAuAwAIAwAAK0MACDJBgAAtwwAMMoGAAAJABDLBgAAtwwAMNsGAgAAAAHiBgIAwwoAIeMGAADTCgAg6AZAAMoKACH2BgIAwwoAIaUIAAC2DAAgAwAAAAkAIAEAAAoAMAIAAAsAIBAGAAC0DAAgCAAAtQwAIAkAANoLACDJBgAAswwAMMoGAAANABDLBgAAswwAMNsGAgDDCgAh4wYAANMKACDmBgIAwwoAIegGQADKCgAh6QZAAMoKACHxBgABrAwAIfIGAQDrCgAh8wYBAOsKACH0BkAA7AoAIfUGQADsCgAhCAYAAPEUACAIAADzFAAgCQAAyRQAIPEGAAC8DAAg8gYAALwMACDzBgAAvAwAIPQGAAC8DAAg9QYAALwMACAQBgAAtAwAIAgAALUMACAJAADaCwAgyQYAALMMADDKBgAADQAQywYAALMMADDbBgIAAAAB4wYAANMKACDmBgIAwwoAIegGQADKCgAh6QZAAMoKACHxBgABAAAB8gYBAOsKACHzBgEA6woAIfQGQADsCgAh9QZAAOwKACEDAAAADQAgAQAADgAwAgAADwAgCAcAALIMACDJBgAAsQwAMMoGAAARABDLBgAAsQwAMOgGQADKCgAh7gYAAawLACHvBgIAwwoAIfAGQADsCgAhAgcAAPIUACDwBgAAvAwAIAgHAACyDAAgyQYAALEMADDKBgAAEQAQywYAALEMADDoBkAAygoAIe4GAAEAAAHvBgIAwwoAIfAGQADsCgAhAwAAABEAIAEAABIAMAIAABMAIAMAAAADACABAAAEADACAAAFACABAAAAEQAgAQAAAAMAIA8FAACvDAAgBgAAsAwAIMkGAACuDAAwygYAABgAEMsGAACuDAAw4AYAAawLACHhBgABrAsAIeIGAgDDCgAh4wYAANMKACDkBgIAwwoAIeUGQADsCgAh5gYCALcLACHnBkAA7AoAIegGQADKCgAh6QZAAMoKACEFBQAA8BQAIAYAAPEUACDlBgAAvAwAIOYGAAC8DAAg5wYAALwMACAPBQAArwwAIAYAALAMACDJBgAArgwAMMoGAAAYABDLBgAArgwAMOAGAAEAAAHhBgABAAAB4gYCAMMKACHjBgAA0woAIOQGAgDDCgAh5QZAAOwKACHmBgIAtwsAIecGQADsCgAh6AZAAMoKACHpBkAAygoAIQMAAAAYACABAAAZADACAAAaACABAAAACQAgAQAAAA0AIAEAAAAYACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAAGAAgAQAAAAMAIAEAAAANACAFBAAAgA4AIAwAAO8UACANAADLFAAgDgAAyRQAIPoGAAC8DAAgDwQAAPYKACAMAACtDAAgDQAA3AsAIA4AANoLACDJBgAAqwwAMMoGAAAHABDLBgAAqwwAMNsGAgAAAAHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACH5BgEAAAAB-gYAAawMACH7BgAA5QoAIPwGAADlCgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAJACABAAAKADACAAALACAKAwAA9goAIMkGAACxCwAwygYAACkAEMsGAACxCwAw6AZAAMoKACH2BgIAwwoAIcsHAQDCCgAhzAcEAPUKACHNBwIAwwoAIc4HQADsCgAhAQAAACkAIAcDAAD2CgAgyQYAAKoMADDKBgAAKwAQywYAAKoMADDuBgABrAsAIfAGQADsCgAh9gYCAMMKACECAwAAgA4AIPAGAAC8DAAgCAMAAPYKACDJBgAAqgwAMMoGAAArABDLBgAAqgwAMO4GAAGsCwAh8AZAAOwKACH2BgIAwwoAIaQIAACpDAAgAwAAACsAIAEAACwAMAIAAC0AIA0DAAD2CgAgyQYAAKgMADDKBgAALwAQywYAAKgMADDbBgIAwwoAIegGQADKCgAh9gYCAMMKACH4BgEAwgoAIcYHQADsCgAhxwcAAawLACHIBwABrAsAIckHBAD1CgAhygcAAOUKACACAwAAgA4AIMYHAAC8DAAgDQMAAPYKACDJBgAAqAwAMMoGAAAvABDLBgAAqAwAMNsGAgAAAAHoBkAAygoAIfYGAgDDCgAh-AYBAMIKACHGB0AA7AoAIccHAAEAAAHIBwABrAsAIckHBAD1CgAhygcAAOUKACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAPYKACDJBgAApwwAMMoGAAAzABDLBgAApwwAMNsGAgDDCgAh6AZAAMoKACH2BgIAwwoAIcQHAQDCCgAhxQcBAMIKACHGB0AA7AoAIQIDAACADgAgxgcAALwMACALAwAA9goAIMkGAACnDAAwygYAADMAEMsGAACnDAAw2wYCAAAAAegGQADKCgAh9gYCAMMKACHEBwEAwgoAIcUHAQDCCgAhxgdAAOwKACGjCAAApgwAIAMAAAAzACABAAA0ADACAAA1ACARGAAApQwAIBkAAPYKACAbAADhCwAgyQYAAKQMADDKBgAANwAQywYAAKQMADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGKBwEAwgoAIYwHAQDCCgAh2AcCAMMKACHZByAA7QoAIdoHIADtCgAh2wcCAMMKACHcB0AAygoAId0HAgDDCgAhAxgAAO4UACAZAACADgAgGwAA0BQAIBEYAAClDAAgGQAA9goAIBsAAOELACDJBgAApAwAMMoGAAA3ABDLBgAApAwAMNsGAgAAAAHoBkAAygoAIYkHAgDDCgAhigcBAMIKACGMBwEAwgoAIdgHAgDDCgAh2QcgAO0KACHaByAA7QoAIdsHAgDDCgAh3AdAAMoKACHdBwIAwwoAIQMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADcAIAoZAAD2CgAgGgAAowwAIMkGAACiDAAwygYAAD0AEMsGAACiDAAw2wYCAMMKACHoBkAAygoAIYkHAgDDCgAhigcBAMIKACHXBwIAwwoAIQIZAACADgAgGgAA7RQAIAoZAAD2CgAgGgAAowwAIMkGAACiDAAwygYAAD0AEMsGAACiDAAw2wYCAAAAAegGQADKCgAhiQcCAMMKACGKBwEAwgoAIdcHAgDDCgAhAwAAAD0AIAEAAD4AMAIAAD8AIAEAAAA9ACADAAAAPQAgAQAAPgAwAgAAPwAgERkAAPYKACAdAACfDAAgIgAAoAwAICMAAOILACAkAAChDAAgyQYAAJ0MADDKBgAAQwAQywYAAJ0MADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGMBwEAwgoAIZEHAACeDL8HIqgHAQDCCgAhvQcCALcLACG_BwIAtwsAIcAHAgDDCgAhBxkAAIAOACAdAADrFAAgIgAA6hQAICMAANEUACAkAADsFAAgvQcAALwMACC_BwAAvAwAIBIZAAD2CgAgHQAAnwwAICIAAKAMACAjAADiCwAgJAAAoQwAIMkGAACdDAAwygYAAEMAEMsGAACdDAAw2wYCAAAAAegGQADKCgAhiQcCAMMKACGMBwEAwgoAIZEHAACeDL8HIqgHAQDCCgAhvQcCALcLACG_BwIAtwsAIcAHAgDDCgAhoggAAJwMACADAAAAQwAgAQAARAAwAgAARQAgBxwAAKkLACDJBgAAqAsAMMoGAABHABDLBgAAqAsAMNsGAgDDCgAh-AYBAMIKACGrBwEAwgoAIQEAAABHACADAAAAQwAgAQAARAAwAgAARQAgAQAAAEMAIA0ZAAD2CgAgHgAAoAsAIB8AAJgMACAhAADjCwAgyQYAAJcMADDKBgAASwAQywYAAJcMADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGoBwEAwgoAIboHAgDDCgAhvAcCAMMKACEBAAAASwAgAQAAAEMAIAkDAAD2CgAgIAAAmwwAIMkGAACaDAAwygYAAE4AEMsGAACaDAAw6AZAAMoKACH2BgIAwwoAIYsHAgDDCgAhuwcCAMMKACECAwAAgA4AICAAAOoUACAKAwAA9goAICAAAJsMACDJBgAAmgwAMMoGAABOABDLBgAAmgwAMOgGQADKCgAh9gYCAMMKACGLBwIAwwoAIbsHAgDDCgAhoQgAAJkMACADAAAATgAgAQAATwAwAgAAUAAgAQAAAE4AIAQZAACADgAgHgAA2Q8AIB8AANkPACAhAADSFAAgDhkAAPYKACAeAACgCwAgHwAAmAwAICEAAOMLACDJBgAAlwwAMMoGAABLABDLBgAAlwwAMNsGAgAAAAHoBkAAygoAIYkHAgDDCgAhqAcBAMIKACG6BwIAwwoAIbwHAgDDCgAhoAgAAJYMACADAAAASwAgAQAAUwAwAgAAVAAgBR4AAKALACDJBgAAnwsAMMoGAABWABDLBgAAnwsAMLoHAgDDCgAhAQAAAFYAIAEAAABLACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAE4AIAEAAE8AMAIAAFAAIAsDAAD2CgAgyQYAAJUMADDKBgAAWwAQywYAAJUMADDMBgEAwgoAIegGQADKCgAh9gYCAMMKACGRBwIAwwoAIagHAQDCCgAh_AcBAMIKACH9BwABrAsAIQEDAACADgAgDAMAAPYKACDJBgAAlQwAMMoGAABbABDLBgAAlQwAMMwGAQDCCgAh6AZAAMoKACH2BgIAwwoAIZEHAgDDCgAhqAcBAMIKACH8BwEAwgoAIf0HAAGsCwAhnwgAAJQMACADAAAAWwAgAQAAXAAwAgAAXQAgDwQAAPYKACAtAACTDAAgyQYAAJEMADDKBgAAXwAQywYAAJEMADDbBgIAwwoAIegGQADKCgAh9wYCAMMKACH4BgEAwgoAIY0HAQDCCgAhkQcAAJIMuQciqwcBAMIKACG2BwIAwwoAIbcHAgDDCgAhuQcgAO0KACECBAAAgA4AIC0AAOkUACAPBAAA9goAIC0AAJMMACDJBgAAkQwAMMoGAABfABDLBgAAkQwAMNsGAgAAAAHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACGNBwEAwgoAIZEHAACSDLkHIqsHAQAAAAG2BwIAwwoAIbcHAgDDCgAhuQcgAO0KACEDAAAAXwAgAQAAYAAwAgAAYQAgHB0BAMIKACEmAACQDAAgKAAAggwAICwAAOkLACDJBgAAjQwAMMoGAABjABDLBgAAjQwAMNsGAgDDCgAh6AZAAMoKACH3BgIAtwsAIYwHAQDCCgAhjQcBAMIKACGRBwAAjwywByKZBwIAtwsAIZwHEACMDAAhpwcQAIwMACGrBwEA6woAIawHAQDrCgAhrQcQAI4MACGuBwIAwwoAIbAHAQDrCgAhsQdAAOwKACGyBwIAwwoAIbMHIADtCgAhtAcBAMIKACG1BwEAwgoAIbYHAgDDCgAhtwcCAMMKACEKJgAA6BQAICgAAOQUACAsAADYFAAg9wYAALwMACCZBwAAvAwAIKsHAAC8DAAgrAcAALwMACCtBwAAvAwAILAHAAC8DAAgsQcAALwMACAcHQEAwgoAISYAAJAMACAoAACCDAAgLAAA6QsAIMkGAACNDAAwygYAAGMAEMsGAACNDAAw2wYCAAAAAegGQADKCgAh9wYCALcLACGMBwEAwgoAIY0HAQDCCgAhkQcAAI8MsAcimQcCALcLACGcBxAAjAwAIacHEACMDAAhqwcBAOsKACGsBwEA6woAIa0HEACODAAhrgcCAMMKACGwBwEA6woAIbEHQADsCgAhsgcCAMMKACGzByAA7QoAIbQHAQDCCgAhtQcBAMIKACG2BwIAwwoAIbcHAgDDCgAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAAiQwAICsAAIYMACDJBgAAiwwAMMoGAABoABDLBgAAiwwAMIwHAQDCCgAhmQcCALcLACGaBwIAwwoAIZsHAgDDCgAhnAcQAIwMACGdBwIAwwoAIZ4HAQDrCgAhBCkAAOcUACArAADmFAAgmQcAALwMACCeBwAAvAwAIA0pAACJDAAgKwAAhgwAIMkGAACLDAAwygYAAGgAEMsGAACLDAAwjAcBAMIKACGZBwIAtwsAIZoHAgDDCgAhmwcCAMMKACGcBxAAjAwAIZ0HAgDDCgAhngcBAOsKACGeCAAAigwAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAAIkMACDJBgAAiAwAMMoGAABtABDLBgAAiAwAMJkHAgDDCgAhmgcCAMMKACEBKQAA5xQAIAcpAACJDAAgyQYAAIgMADDKBgAAbQAQywYAAIgMADCZBwIAwwoAIZoHAgDDCgAhnQgAAIcMACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACAOGQAA9goAICsAAIYMACDJBgAAhQwAMMoGAABzABDLBgAAhQwAMNsGAgDDCgAh6AZAAMoKACGJBwIAwwoAIYwHAQDrCgAhmwcCAMMKACGnBwIAwwoAIagHAQDCCgAhqQcBAOsKACGqB0AA7AoAIQUZAACADgAgKwAA5hQAIIwHAAC8DAAgqQcAALwMACCqBwAAvAwAIA8ZAAD2CgAgKwAAhgwAIMkGAACFDAAwygYAAHMAEMsGAACFDAAw2wYCAAAAAegGQADKCgAhiQcCAMMKACGMBwEA6woAIZsHAgDDCgAhpwcCAMMKACGoBwEAwgoAIakHAQDrCgAhqgdAAOwKACGcCAAAhAwAIAMAAABzACABAAB0ADACAAB1ACABAAAAaAAgAQAAAHMAIAEAAABjACAPJwAA9goAICgAAIIMACAqAACDDAAgyQYAAP8LADDKBgAAegAQywYAAP8LADDbBgIAwwoAIegGQADKCgAhkQcAAIEMowcioAcAAIAMoAcioQcCAMMKACGjB0AA7AoAIaQHAQDrCgAhpQcCALcLACGmBwEA6woAIQcnAACADgAgKAAA5BQAICoAAOUUACCjBwAAvAwAIKQHAAC8DAAgpQcAALwMACCmBwAAvAwAIA8nAAD2CgAgKAAAggwAICoAAIMMACDJBgAA_wsAMMoGAAB6ABDLBgAA_wsAMNsGAgAAAAHoBkAAygoAIZEHAACBDKMHIqAHAACADKAHIqEHAgDDCgAhowdAAOwKACGkBwEA6woAIaUHAgC3CwAhpgcBAOsKACEDAAAAegAgAQAAewAwAgAAfAAgGRkAAPYKACAwAADoCwAgMQAA6gsAIDIAAP4LACAzAAD2CwAgyQYAAPoLADDKBgAAfgAQywYAAPoLADDbBgIAwwoAIegGQADKCgAhgwcBAMIKACGEBwQA9QoAIYYHAQDCCgAhiQcCAMMKACGMBwEAwgoAIY0HAQDCCgAhjwcAAPsLjwcikQcAAPwLkQcikgcIAP0LACGTBwIAtwsAIZQHAgC3CwAhlQcBAOsKACGWBwIAwwoAIZcHAgDDCgAhmAcCAMMKACEJGQAAgA4AIDAAANcUACAxAADZFAAgMgAA4xQAIDMAAOIUACCSBwAAvAwAIJMHAAC8DAAglAcAALwMACCVBwAAvAwAIBkZAAD2CgAgMAAA6AsAIDEAAOoLACAyAAD-CwAgMwAA9gsAIMkGAAD6CwAwygYAAH4AEMsGAAD6CwAw2wYCAAAAAegGQADKCgAhgwcBAMIKACGEBwQA9QoAIYYHAQAAAAGJBwIAwwoAIYwHAQDCCgAhjQcBAMIKACGPBwAA-wuPByKRBwAA_AuRByKSBwgA_QsAIZMHAgC3CwAhlAcCALcLACGVBwEA6woAIZYHAgDDCgAhlwcCAMMKACGYBwIAwwoAIQMAAAB-ACABAAB_ADACAACAAQAgChkAAPYKACAvAAD6CgAgyQYAAPkLADDKBgAAggEAEMsGAAD5CwAw2wYCAMMKACHoBkAAygoAIf8GAgDDCgAhiQcCAMMKACGKBwEAwgoAIQIZAACADgAgLwAA9w0AIAoZAAD2CgAgLwAA-goAIMkGAAD5CwAwygYAAIIBABDLBgAA-QsAMNsGAgAAAAHoBkAAygoAIf8GAgDDCgAhiQcCAMMKACGKBwEAwgoAIQMAAACCAQAgAQAAgwEAMAIAAIQBACAJAwAA9goAIC8AAPoKACDJBgAA-AsAMMoGAACGAQAQywYAAPgLADDoBkAAygoAIfYGAgDDCgAh_wYCAMMKACGLBwIAwwoAIQIDAACADgAgLwAA9w0AIAoDAAD2CgAgLwAA-goAIMkGAAD4CwAwygYAAIYBABDLBgAA-AsAMOgGQADKCgAh9gYCAMMKACH_BgIAwwoAIYsHAgDDCgAhmwgAAPcLACADAAAAhgEAIAEAAIcBADACAACIAQAgBi8AAPoKACAyAgDDCgAhyQYAAPkKADDKBgAAigEAEMsGAAD5CgAw_wYCAMMKACEBAAAAigEAIA0vAADvCgAgNAAA7goAIMkGAADqCgAwygYAAIwBABDLBgAA6goAMNsGAgDDCgAh6AZAAMoKACHpBkAA7AoAIf0GAQDCCgAh_gYCALcLACH_BgIAtwsAIYAHAQDrCgAhgQcgAO0KACEBAAAAjAEAIA8EAAD2CgAgMwAA9gsAIMkGAAD1CwAwygYAAI4BABDLBgAA9QsAMNsGAgDDCgAh6AZAAMoKACH3BgIAwwoAIfgGAQDCCgAhgwcBAMIKACGEBwQA9QoAIYUHAQDCCgAhhgcBAMIKACGHB0AAygoAIYgHAQDCCgAhAQAAAI4BACABAAAAjAEAIAEAAAB-ACABAAAAggEAIAEAAACGAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAABzACABAAB0ADACAAB1ACADAAAAhgEAIAEAAIcBADACAACIAQAgAgQAAIAOACAzAADiFAAgDwQAAPYKACAzAAD2CwAgyQYAAPULADDKBgAAjgEAEMsGAAD1CwAw2wYCAAAAAegGQADKCgAh9wYCAMMKACH4BgEAwgoAIYMHAQDCCgAhhAcEAPUKACGFBwEAwgoAIYYHAQAAAAGHB0AAygoAIYgHAQDCCgAhAwAAAI4BACABAACXAQAwAgAAmAEAIAcEAAD2CgAgNgIAwwoAIckGAAD0CgAwygYAAJoBABDLBgAA9AoAMPcGAgDDCgAhggcEAPUKACEBAAAAmgEAIBMZAADVCwAgOAAA9goAIDkAANULACDJBgAA8wsAMMoGAACcAQAQywYAAPMLADDbBgIAwwoAIegGQADKCgAhiQcCALcLACGRBwAA9Av1ByLnBwEAwgoAIegHAgDDCgAh7gcBAMIKACHyBwIAwwoAIfMHAQDrCgAh9QcCALcLACH2BwEA6woAIfcHQADsCgAh-AdAAOwKACEJGQAAgA4AIDgAAIAOACA5AACADgAgiQcAALwMACDzBwAAvAwAIPUHAAC8DAAg9gcAALwMACD3BwAAvAwAIPgHAAC8DAAgExkAANULACA4AAD2CgAgOQAA1QsAIMkGAADzCwAwygYAAJwBABDLBgAA8wsAMNsGAgAAAAHoBkAAygoAIYkHAgC3CwAhkQcAAPQL9Qci5wcBAMIKACHoBwIAwwoAIe4HAQDCCgAh8gcCAMMKACHzBwEA6woAIfUHAgC3CwAh9gcBAOsKACH3B0AA7AoAIfgHQADsCgAhAwAAAJwBACABAACdAQAwAgAAngEAIDUQAADaCwAgEQAA2wsAIBIAANwLACATAADdCwAgFAAA3gsAIBUAAN8LACAWAADgCwAgFwAAvAsAIBsAAOELACAcAACpCwAgIQAA4wsAICMAAOILACAlAADkCwAgKgAA5QsAICwAAOkLACAuAADmCwAgMAAA6AsAIDEAAOoLACA1AADnCwAgNgAA6wsAIDcAAOwLACA6AADtCwAgOwAA7QsAIDwAAO0LACA-AADuCwAgPwAA7gsAIEAAAO8LACBBAADwCwAgQwAA8QsAIEQAAPILACDJBgAA2AsAMMoGAACgAQAQywYAANgLADDbBgIAwwoAIegGQADKCgAhgAcBAOsKACGxB0AA7AoAIf8HAQDrCgAhiggBAMIKACGLCEAA7AoAIYwIAQDrCgAhjggAANkLjggijwhAAOwKACGQCEAA7AoAIZEIAQDrCgAhkghAAOwKACGTCEAA7AoAIZQIAQDrCgAhlQhAAOwKACGWCAIAwwoAIZcIIADtCgAhmAhAAOwKACGZCCAA7QoAIQEAAACgAQAgAQAAAKABACADAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAJwBACABAACdAQAwAgAAngEAIA4EAADVCwAgPQAA9goAIMkGAADXCwAwygYAAKUBABDLBgAA1wsAMNoGQADKCgAh2wYCAMMKACH3BgIAtwsAIYwHAQDrCgAhqAcBAMIKACHnBwEAwgoAIegHAgDDCgAh8AcCAMMKACHxBwIAwwoAIQQEAACADgAgPQAAgA4AIPcGAAC8DAAgjAcAALwMACAPBAAA1QsAID0AAPYKACDJBgAA1wsAMMoGAAClAQAQywYAANcLADDaBkAAygoAIdsGAgAAAAH3BgIAtwsAIYwHAQDrCgAhqAcBAMIKACHnBwEAwgoAIegHAgDDCgAh8AcCAMMKACHxBwIAwwoAIZoIAADWCwAgAwAAAKUBACABAACmAQAwAgAApwEAIAEAAACgAQAgAwAAAKUBACABAACmAQAwAgAApwEAIA4DAADVCwAgSgAAtgsAIMkGAADUCwAwygYAAKsBABDLBgAA1AsAMNsGAgDDCgAh6AZAAMoKACH2BgIAtwsAIeAHAgDDCgAh5QcBAOsKACGDCAEAwgoAIYQIAQDCCgAhhQhAAMoKACGGCEAA7AoAIQQDAACADgAg9gYAALwMACDlBwAAvAwAIIYIAAC8DAAgDgMAANULACBKAAC2CwAgyQYAANQLADDKBgAAqwEAEMsGAADUCwAw2wYCAAAAAegGQADKCgAh9gYCALcLACHgBwIAwwoAIeUHAQDrCgAhgwgBAMIKACGECAEAwgoAIYUIQADKCgAhhghAAOwKACEDAAAAqwEAIAEAAKwBADACAACtAQAgAQAAAKABACALAwAA9goAIMkGAADTCwAwygYAALABABDLBgAA0wsAMOgGQADKCgAh6QZAAMoKACHuBgABrAsAIfAGQADsCgAh9gYCAMMKACH-BwEAwgoAIf8HAQDCCgAhAgMAAIAOACDwBgAAvAwAIAsDAAD2CgAgyQYAANMLADDKBgAAsAEAEMsGAADTCwAw6AZAAMoKACHpBkAAygoAIe4GAAEAAAHwBkAA7AoAIfYGAgDDCgAh_gcBAMIKACH_BwEAwgoAIQMAAACwAQAgAQAAsQEAMAIAALIBACALQgAA9goAIMkGAADSCwAwygYAALQBABDLBgAA0gsAMNsGAgDDCgAh6AZAAMoKACHpBkAAygoAIe4GAAGsCwAhgAgCAMMKACGBCAIAwwoAIYIIAgDDCgAhAUIAAIAOACALQgAA9goAIMkGAADSCwAwygYAALQBABDLBgAA0gsAMNsGAgAAAAHoBkAAygoAIekGQADKCgAh7gYAAQAAAYAIAgDDCgAhgQgCAMMKACGCCAIAwwoAIQMAAAC0AQAgAQAAtQEAMAIAALYBACATAwAA9goAIMkGAADRCwAwygYAALgBABDLBgAA0QsAMNsGAgDDCgAh3QZAAOwKACHlBkAAygoAIekGQADsCgAh9gYCAMMKACGCBwQA9QoAIYYHAQDrCgAh3wcBAMIKACHgBwIAwwoAIeEHAgDDCgAh4gcCAMMKACHjBwQA9QoAIeQHAgDDCgAh5QcBAOsKACHmB0AA7AoAIQYDAACADgAg3QYAALwMACDpBgAAvAwAIIYHAAC8DAAg5QcAALwMACDmBwAAvAwAIBMDAAD2CgAgyQYAANELADDKBgAAuAEAEMsGAADRCwAw2wYCAAAAAd0GQADsCgAh5QZAAMoKACHpBkAA7AoAIfYGAgDDCgAhggcEAPUKACGGBwEAAAAB3wcBAMIKACHgBwIAwwoAIeEHAgDDCgAh4gcCAMMKACHjBwQA9QoAIeQHAgDDCgAh5QcBAOsKACHmB0AA7AoAIQMAAAC4AQAgAQAAuQEAMAIAALoBACABAAAAAwAgAQAAAAcAIAEAAAAJACABAAAAKwAgAQAAAC8AIAEAAAAzACABAAAANwAgAQAAAD0AIAEAAABDACABAAAASwAgAQAAAE4AIAEAAABbACABAAAAXwAgAQAAAHoAIAEAAAB-ACABAAAAggEAIAEAAABzACABAAAAhgEAIAEAAACOAQAgAQAAAJwBACABAAAAnAEAIAEAAACcAQAgAQAAAKUBACABAAAApQEAIAEAAACrAQAgAQAAALABACABAAAAtAEAIAEAAAC4AQAgAQAAAAEAICsQAADJFAAgEQAAyhQAIBIAAMsUACATAADMFAAgFAAAzRQAIBUAAM4UACAWAADPFAAgFwAAjBEAIBsAANAUACAcAACyEAAgIQAA0hQAICMAANEUACAlAADTFAAgKgAA1BQAICwAANgUACAuAADVFAAgMAAA1xQAIDEAANkUACA1AADWFAAgNgAA2hQAIDcAANsUACA6AADcFAAgOwAA3BQAIDwAANwUACA-AADdFAAgPwAA3RQAIEAAAN4UACBBAADfFAAgQwAA4BQAIEQAAOEUACCABwAAvAwAILEHAAC8DAAg_wcAALwMACCLCAAAvAwAIIwIAAC8DAAgjwgAALwMACCQCAAAvAwAIJEIAAC8DAAgkggAALwMACCTCAAAvAwAIJQIAAC8DAAglQgAALwMACCYCAAAvAwAIAMAAACgAQAgAQAA2QEAMAIAAAEAIAMAAACgAQAgAQAA2QEAMAIAAAEAIAMAAACgAQAgAQAA2QEAMAIAAAEAIDIQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMAAAuxQAIDEAAL0UACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgQwAAxxQAIEQAAMgUACDbBgIAAAAB6AZAAAAAAYAHAQAAAAGxB0AAAAAB_wcBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY4IAAAAjggCjwhAAAAAAZAIQAAAAAGRCAEAAAABkghAAAAAAZMIQAAAAAGUCAEAAAABlQhAAAAAAZYIAgAAAAGXCCAAAAABmAhAAAAAAZkIIAAAAAEBSgAA3QEAIBTbBgIAAAAB6AZAAAAAAYAHAQAAAAGxB0AAAAAB_wcBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY4IAAAAjggCjwhAAAAAAZAIQAAAAAGRCAEAAAABkghAAAAAAZMIQAAAAAGUCAEAAAABlQhAAAAAAZYIAgAAAAGXCCAAAAABmAhAAAAAAZkIIAAAAAEBSgAA3wEAMAFKAADfAQAwMhAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhAgAAAAEAIEoAAOIBACAU2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACECAAAAoAEAIEoAAOQBACACAAAAoAEAIEoAAOQBACADAAAAAQAgUQAA3QEAIFIAAOIBACABAAAAAQAgAQAAAKABACASCgAA1BEAIFcAANURACBYAADYEQAgWQAA1xEAIFoAANYRACCABwAAvAwAILEHAAC8DAAg_wcAALwMACCLCAAAvAwAIIwIAAC8DAAgjwgAALwMACCQCAAAvAwAIJEIAAC8DAAgkggAALwMACCTCAAAvAwAIJQIAAC8DAAglQgAALwMACCYCAAAvAwAIBfJBgAAzQsAMMoGAADrAQAQywYAAM0LADDbBgIAtgoAIegGQADGCgAhgAcBAN4KACGxB0AA1AoAIf8HAQDeCgAhiggBALUKACGLCEAA1AoAIYwIAQDeCgAhjggAAM4LjggijwhAANQKACGQCEAA1AoAIZEIAQDeCgAhkghAANQKACGTCEAA1AoAIZQIAQDeCgAhlQhAANQKACGWCAIAtgoAIZcIIADnCgAhmAhAANQKACGZCCAA5woAIQMAAACgAQAgAQAA6gEAMFYAAOsBACADAAAAoAEAIAEAANkBADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAACCDQAgBQAAgw0AIA8AANANACDbBgIAAAAB4gYCAAAAAeMGAACBDQAg6AZAAAAAAekGQAAAAAHuBgABAAAB9gYCAAAAAfgGAQAAAAHGB0AAAAABhwgBAAAAAYgIQAAAAAGJCAIAAAABAUoAAPMBACAM2wYCAAAAAeIGAgAAAAHjBgAAgQ0AIOgGQAAAAAHpBkAAAAAB7gYAAQAAAfYGAgAAAAH4BgEAAAABxgdAAAAAAYcIAQAAAAGICEAAAAABiQgCAAAAAQFKAAD1AQAwAUoAAPUBADABAAAABwAgAQAAAA0AIA8DAAD-DAAgBQAA_wwAIA8AAM4NACDbBgIAwwwAIeIGAgDaDAAh4wYAAPwMACDoBkAAyAwAIekGQADZDAAh7gYAAdcMACH2BgIAwwwAIfgGAQDCDAAhxgdAANkMACGHCAEAwgwAIYgIQADZDAAhiQgCANoMACECAAAABQAgSgAA-gEAIAzbBgIAwwwAIeIGAgDaDAAh4wYAAPwMACDoBkAAyAwAIekGQADZDAAh7gYAAdcMACH2BgIAwwwAIfgGAQDCDAAhxgdAANkMACGHCAEAwgwAIYgIQADZDAAhiQgCANoMACECAAAAAwAgSgAA_AEAIAIAAAADACBKAAD8AQAgAQAAAAcAIAEAAAANACADAAAABQAgUQAA8wEAIFIAAPoBACABAAAABQAgAQAAAAMAIAoKAADPEQAgVwAA0BEAIFgAANMRACBZAADSEQAgWgAA0REAIOIGAAC8DAAg6QYAALwMACDGBwAAvAwAIIgIAAC8DAAgiQgAALwMACAPyQYAAMwLADDKBgAAhQIAEMsGAADMCwAw2wYCALYKACHiBgIA1QoAIeMGAADTCgAg6AZAAMYKACHpBkAA1AoAIe4GAAHSCgAh9gYCALYKACH4BgEAtQoAIcYHQADUCgAhhwgBALUKACGICEAA1AoAIYkIAgDVCgAhAwAAAAMAIAEAAIQCADBWAACFAgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACtAQAgAQAAAK0BACADAAAAqwEAIAEAAKwBADACAACtAQAgAwAAAKsBACABAACsAQAwAgAArQEAIAMAAACrAQAgAQAArAEAMAIAAK0BACALAwAAzhEAIEqAAAAAAdsGAgAAAAHoBkAAAAAB9gYCAAAAAeAHAgAAAAHlBwEAAAABgwgBAAAAAYQIAQAAAAGFCEAAAAABhghAAAAAAQFKAACNAgAgCkqAAAAAAdsGAgAAAAHoBkAAAAAB9gYCAAAAAeAHAgAAAAHlBwEAAAABgwgBAAAAAYQIAQAAAAGFCEAAAAABhghAAAAAAQFKAACPAgAwAUoAAI8CADABAAAAoAEAIAsDAADNEQAgSoAAAAAB2wYCAMMMACHoBkAAyAwAIfYGAgDaDAAh4AcCAMMMACHlBwEA7gwAIYMIAQDCDAAhhAgBAMIMACGFCEAAyAwAIYYIQADZDAAhAgAAAK0BACBKAACTAgAgCkqAAAAAAdsGAgDDDAAh6AZAAMgMACH2BgIA2gwAIeAHAgDDDAAh5QcBAO4MACGDCAEAwgwAIYQIAQDCDAAhhQhAAMgMACGGCEAA2QwAIQIAAACrAQAgSgAAlQIAIAIAAACrAQAgSgAAlQIAIAEAAACgAQAgAwAAAK0BACBRAACNAgAgUgAAkwIAIAEAAACtAQAgAQAAAKsBACAICgAAyBEAIFcAAMkRACBYAADMEQAgWQAAyxEAIFoAAMoRACD2BgAAvAwAIOUHAAC8DAAghggAALwMACANSgAAswsAIMkGAADLCwAwygYAAJ0CABDLBgAAywsAMNsGAgC2CgAh6AZAAMYKACH2BgIA1QoAIeAHAgC2CgAh5QcBAN4KACGDCAEAtQoAIYQIAQC1CgAhhQhAAMYKACGGCEAA1AoAIQMAAACrAQAgAQAAnAIAMFYAAJ0CACADAAAAqwEAIAEAAKwBADACAACtAQAgAQAAALYBACABAAAAtgEAIAMAAAC0AQAgAQAAtQEAMAIAALYBACADAAAAtAEAIAEAALUBADACAAC2AQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAhCAADHEQAg2wYCAAAAAegGQAAAAAHpBkAAAAAB7gYAAQAAAYAIAgAAAAGBCAIAAAABgggCAAAAAQFKAAClAgAgB9sGAgAAAAHoBkAAAAAB6QZAAAAAAe4GAAEAAAGACAIAAAABgQgCAAAAAYIIAgAAAAEBSgAApwIAMAFKAACnAgAwCEIAAMYRACDbBgIAwwwAIegGQADIDAAh6QZAAMgMACHuBgAB1wwAIYAIAgDDDAAhgQgCAMMMACGCCAIAwwwAIQIAAAC2AQAgSgAAqgIAIAfbBgIAwwwAIegGQADIDAAh6QZAAMgMACHuBgAB1wwAIYAIAgDDDAAhgQgCAMMMACGCCAIAwwwAIQIAAAC0AQAgSgAArAIAIAIAAAC0AQAgSgAArAIAIAMAAAC2AQAgUQAApQIAIFIAAKoCACABAAAAtgEAIAEAAAC0AQAgBQoAAMERACBXAADCEQAgWAAAxREAIFkAAMQRACBaAADDEQAgCskGAADKCwAwygYAALMCABDLBgAAygsAMNsGAgC2CgAh6AZAAMYKACHpBkAAxgoAIe4GAAHSCgAhgAgCALYKACGBCAIAtgoAIYIIAgC2CgAhAwAAALQBACABAACyAgAwVgAAswIAIAMAAAC0AQAgAQAAtQEAMAIAALYBACABAAAAsgEAIAEAAACyAQAgAwAAALABACABAACxAQAwAgAAsgEAIAMAAACwAQAgAQAAsQEAMAIAALIBACADAAAAsAEAIAEAALEBADACAACyAQAgCAMAAMARACDoBkAAAAAB6QZAAAAAAe4GAAEAAAHwBkAAAAAB9gYCAAAAAf4HAQAAAAH_BwEAAAABAUoAALsCACAH6AZAAAAAAekGQAAAAAHuBgABAAAB8AZAAAAAAfYGAgAAAAH-BwEAAAAB_wcBAAAAAQFKAAC9AgAwAUoAAL0CADAIAwAAvxEAIOgGQADIDAAh6QZAAMgMACHuBgAB1wwAIfAGQADZDAAh9gYCAMMMACH-BwEAwgwAIf8HAQDCDAAhAgAAALIBACBKAADAAgAgB-gGQADIDAAh6QZAAMgMACHuBgAB1wwAIfAGQADZDAAh9gYCAMMMACH-BwEAwgwAIf8HAQDCDAAhAgAAALABACBKAADCAgAgAgAAALABACBKAADCAgAgAwAAALIBACBRAAC7AgAgUgAAwAIAIAEAAACyAQAgAQAAALABACAGCgAAuhEAIFcAALsRACBYAAC-EQAgWQAAvREAIFoAALwRACDwBgAAvAwAIArJBgAAyQsAMMoGAADJAgAQywYAAMkLADDoBkAAxgoAIekGQADGCgAh7gYAAdIKACHwBkAA1AoAIfYGAgC2CgAh_gcBALUKACH_BwEAtQoAIQMAAACwAQAgAQAAyAIAMFYAAMkCACADAAAAsAEAIAEAALEBADACAACyAQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAAuREAIMwGAQAAAAHoBkAAAAAB9gYCAAAAAZEHAgAAAAGoBwEAAAAB_AcBAAAAAf0HAAEAAAEBSgAA0QIAIAfMBgEAAAAB6AZAAAAAAfYGAgAAAAGRBwIAAAABqAcBAAAAAfwHAQAAAAH9BwABAAABAUoAANMCADABSgAA0wIAMAgDAAC4EQAgzAYBAMIMACHoBkAAyAwAIfYGAgDDDAAhkQcCAMMMACGoBwEAwgwAIfwHAQDCDAAh_QcAAdcMACECAAAAXQAgSgAA1gIAIAfMBgEAwgwAIegGQADIDAAh9gYCAMMMACGRBwIAwwwAIagHAQDCDAAh_AcBAMIMACH9BwAB1wwAIQIAAABbACBKAADYAgAgAgAAAFsAIEoAANgCACADAAAAXQAgUQAA0QIAIFIAANYCACABAAAAXQAgAQAAAFsAIAUKAACzEQAgVwAAtBEAIFgAALcRACBZAAC2EQAgWgAAtREAIArJBgAAyAsAMMoGAADfAgAQywYAAMgLADDMBgEAtQoAIegGQADGCgAh9gYCALYKACGRBwIAtgoAIagHAQC1CgAh_AcBALUKACH9BwAB0goAIQMAAABbACABAADeAgAwVgAA3wIAIAMAAABbACABAABcADACAABdACAMyQYAAMcLADDKBgAA5QIAEMsGAADHCwAw2gZAAMoKACHbBgIAAAAB5wcBAMIKACHoBwIAtwsAIe0HAgC3CwAh7gcBAOsKACH5BwEAwgoAIfoHAQDrCgAh-wcAALYLACABAAAA4gIAIAEAAADiAgAgDMkGAADHCwAwygYAAOUCABDLBgAAxwsAMNoGQADKCgAh2wYCAMMKACHnBwEAwgoAIegHAgC3CwAh7QcCALcLACHuBwEA6woAIfkHAQDCCgAh-gcBAOsKACH7BwAAtgsAIAToBwAAvAwAIO0HAAC8DAAg7gcAALwMACD6BwAAvAwAIAMAAADlAgAgAQAA5gIAMAIAAOICACADAAAA5QIAIAEAAOYCADACAADiAgAgAwAAAOUCACABAADmAgAwAgAA4gIAIAnaBkAAAAAB2wYCAAAAAecHAQAAAAHoBwIAAAAB7QcCAAAAAe4HAQAAAAH5BwEAAAAB-gcBAAAAAfsHgAAAAAEBSgAA6gIAIAnaBkAAAAAB2wYCAAAAAecHAQAAAAHoBwIAAAAB7QcCAAAAAe4HAQAAAAH5BwEAAAAB-gcBAAAAAfsHgAAAAAEBSgAA7AIAMAFKAADsAgAwCdoGQADIDAAh2wYCAMMMACHnBwEAwgwAIegHAgDaDAAh7QcCANoMACHuBwEA7gwAIfkHAQDCDAAh-gcBAO4MACH7B4AAAAABAgAAAOICACBKAADvAgAgCdoGQADIDAAh2wYCAMMMACHnBwEAwgwAIegHAgDaDAAh7QcCANoMACHuBwEA7gwAIfkHAQDCDAAh-gcBAO4MACH7B4AAAAABAgAAAOUCACBKAADxAgAgAgAAAOUCACBKAADxAgAgAwAAAOICACBRAADqAgAgUgAA7wIAIAEAAADiAgAgAQAAAOUCACAJCgAArhEAIFcAAK8RACBYAACyEQAgWQAAsREAIFoAALARACDoBwAAvAwAIO0HAAC8DAAg7gcAALwMACD6BwAAvAwAIAzJBgAAxgsAMMoGAAD4AgAQywYAAMYLADDaBkAAxgoAIdsGAgC2CgAh5wcBALUKACHoBwIA1QoAIe0HAgDVCgAh7gcBAN4KACH5BwEAtQoAIfoHAQDeCgAh-wcAALMLACADAAAA5QIAIAEAAPcCADBWAAD4AgAgAwAAAOUCACABAADmAgAwAgAA4gIAIAEAAACeAQAgAQAAAJ4BACADAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAJwBACABAACdAQAwAgAAngEAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACAQGQAArBEAIDgAAKsRACA5AACtEQAg2wYCAAAAAegGQAAAAAGJBwIAAAABkQcAAAD1BwLnBwEAAAAB6AcCAAAAAe4HAQAAAAHyBwIAAAAB8wcBAAAAAfUHAgAAAAH2BwEAAAAB9wdAAAAAAfgHQAAAAAEBSgAAgAMAIA3bBgIAAAAB6AZAAAAAAYkHAgAAAAGRBwAAAPUHAucHAQAAAAHoBwIAAAAB7gcBAAAAAfIHAgAAAAHzBwEAAAAB9QcCAAAAAfYHAQAAAAH3B0AAAAAB-AdAAAAAAQFKAACCAwAwAUoAAIIDADABAAAAoAEAIAEAAACgAQAgEBkAAKkRACA4AACoEQAgOQAAqhEAINsGAgDDDAAh6AZAAMgMACGJBwIA2gwAIZEHAACnEfUHIucHAQDCDAAh6AcCAMMMACHuBwEAwgwAIfIHAgDDDAAh8wcBAO4MACH1BwIA2gwAIfYHAQDuDAAh9wdAANkMACH4B0AA2QwAIQIAAACeAQAgSgAAhwMAIA3bBgIAwwwAIegGQADIDAAhiQcCANoMACGRBwAApxH1ByLnBwEAwgwAIegHAgDDDAAh7gcBAMIMACHyBwIAwwwAIfMHAQDuDAAh9QcCANoMACH2BwEA7gwAIfcHQADZDAAh-AdAANkMACECAAAAnAEAIEoAAIkDACACAAAAnAEAIEoAAIkDACABAAAAoAEAIAEAAACgAQAgAwAAAJ4BACBRAACAAwAgUgAAhwMAIAEAAACeAQAgAQAAAJwBACALCgAAohEAIFcAAKMRACBYAACmEQAgWQAApREAIFoAAKQRACCJBwAAvAwAIPMHAAC8DAAg9QcAALwMACD2BwAAvAwAIPcHAAC8DAAg-AcAALwMACAQyQYAAMILADDKBgAAkgMAEMsGAADCCwAw2wYCALYKACHoBkAAxgoAIYkHAgDVCgAhkQcAAMML9Qci5wcBALUKACHoBwIAtgoAIe4HAQC1CgAh8gcCALYKACHzBwEA3goAIfUHAgDVCgAh9gcBAN4KACH3B0AA1AoAIfgHQADUCgAhAwAAAJwBACABAACRAwAwVgAAkgMAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACABAAAApwEAIAEAAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgCwQAAKARACA9AAChEQAg2gZAAAAAAdsGAgAAAAH3BgIAAAABjAcBAAAAAagHAQAAAAHnBwEAAAAB6AcCAAAAAfAHAgAAAAHxBwIAAAABAUoAAJoDACAJ2gZAAAAAAdsGAgAAAAH3BgIAAAABjAcBAAAAAagHAQAAAAHnBwEAAAAB6AcCAAAAAfAHAgAAAAHxBwIAAAABAUoAAJwDADABSgAAnAMAMAEAAACgAQAgCwQAAJ4RACA9AACfEQAg2gZAAMgMACHbBgIAwwwAIfcGAgDaDAAhjAcBAO4MACGoBwEAwgwAIecHAQDCDAAh6AcCAMMMACHwBwIAwwwAIfEHAgDDDAAhAgAAAKcBACBKAACgAwAgCdoGQADIDAAh2wYCAMMMACH3BgIA2gwAIYwHAQDuDAAhqAcBAMIMACHnBwEAwgwAIegHAgDDDAAh8AcCAMMMACHxBwIAwwwAIQIAAAClAQAgSgAAogMAIAIAAAClAQAgSgAAogMAIAEAAACgAQAgAwAAAKcBACBRAACaAwAgUgAAoAMAIAEAAACnAQAgAQAAAKUBACAHCgAAmREAIFcAAJoRACBYAACdEQAgWQAAnBEAIFoAAJsRACD3BgAAvAwAIIwHAAC8DAAgDMkGAADBCwAwygYAAKoDABDLBgAAwQsAMNoGQADGCgAh2wYCALYKACH3BgIA1QoAIYwHAQDeCgAhqAcBALUKACHnBwEAtQoAIegHAgC2CgAh8AcCALYKACHxBwIAtgoAIQMAAAClAQAgAQAAqQMAMFYAAKoDACADAAAApQEAIAEAAKYBADACAACnAQAgEckGAAC_CwAwygYAALADABDLBgAAvwsAMNoGQADKCgAh2wYCAAAAAYkHAgC3CwAhjAcBAOsKACHfBwEAwgoAIecHAQDCCgAh6AcCAMMKACHpBwIAtwsAIeoHAQDCCgAh6wcBAOsKACHsByAA7QoAIe0HAgC3CwAh7gcBAOsKACHvBwAAwAsAIAEAAACtAwAgAQAAAK0DACAQyQYAAL8LADDKBgAAsAMAEMsGAAC_CwAw2gZAAMoKACHbBgIAwwoAIYkHAgC3CwAhjAcBAOsKACHfBwEAwgoAIecHAQDCCgAh6AcCAMMKACHpBwIAtwsAIeoHAQDCCgAh6wcBAOsKACHsByAA7QoAIe0HAgC3CwAh7gcBAOsKACEGiQcAALwMACCMBwAAvAwAIOkHAAC8DAAg6wcAALwMACDtBwAAvAwAIO4HAAC8DAAgAwAAALADACABAACxAwAwAgAArQMAIAMAAACwAwAgAQAAsQMAMAIAAK0DACADAAAAsAMAIAEAALEDADACAACtAwAgDdoGQAAAAAHbBgIAAAABiQcCAAAAAYwHAQAAAAHfBwEAAAAB5wcBAAAAAegHAgAAAAHpBwIAAAAB6gcBAAAAAesHAQAAAAHsByAAAAAB7QcCAAAAAe4HAQAAAAEBSgAAtQMAIA3aBkAAAAAB2wYCAAAAAYkHAgAAAAGMBwEAAAAB3wcBAAAAAecHAQAAAAHoBwIAAAAB6QcCAAAAAeoHAQAAAAHrBwEAAAAB7AcgAAAAAe0HAgAAAAHuBwEAAAABAUoAALcDADABSgAAtwMAMA3aBkAAyAwAIdsGAgDDDAAhiQcCANoMACGMBwEA7gwAId8HAQDCDAAh5wcBAMIMACHoBwIAwwwAIekHAgDaDAAh6gcBAMIMACHrBwEA7gwAIewHIADxDQAh7QcCANoMACHuBwEA7gwAIQIAAACtAwAgSgAAugMAIA3aBkAAyAwAIdsGAgDDDAAhiQcCANoMACGMBwEA7gwAId8HAQDCDAAh5wcBAMIMACHoBwIAwwwAIekHAgDaDAAh6gcBAMIMACHrBwEA7gwAIewHIADxDQAh7QcCANoMACHuBwEA7gwAIQIAAACwAwAgSgAAvAMAIAIAAACwAwAgSgAAvAMAIAMAAACtAwAgUQAAtQMAIFIAALoDACABAAAArQMAIAEAAACwAwAgCwoAAJQRACBXAACVEQAgWAAAmBEAIFkAAJcRACBaAACWEQAgiQcAALwMACCMBwAAvAwAIOkHAAC8DAAg6wcAALwMACDtBwAAvAwAIO4HAAC8DAAgEMkGAAC-CwAwygYAAMMDABDLBgAAvgsAMNoGQADGCgAh2wYCALYKACGJBwIA1QoAIYwHAQDeCgAh3wcBALUKACHnBwEAtQoAIegHAgC2CgAh6QcCANUKACHqBwEAtQoAIesHAQDeCgAh7AcgAOcKACHtBwIA1QoAIe4HAQDeCgAhAwAAALADACABAADCAwAwVgAAwwMAIAMAAACwAwAgAQAAsQMAMAIAAK0DACABAAAAugEAIAEAAAC6AQAgAwAAALgBACABAAC5AQAwAgAAugEAIAMAAAC4AQAgAQAAuQEAMAIAALoBACADAAAAuAEAIAEAALkBADACAAC6AQAgEAMAAJMRACDbBgIAAAAB3QZAAAAAAeUGQAAAAAHpBkAAAAAB9gYCAAAAAYIHBAAAAAGGBwEAAAAB3wcBAAAAAeAHAgAAAAHhBwIAAAAB4gcCAAAAAeMHBAAAAAHkBwIAAAAB5QcBAAAAAeYHQAAAAAEBSgAAywMAIA_bBgIAAAAB3QZAAAAAAeUGQAAAAAHpBkAAAAAB9gYCAAAAAYIHBAAAAAGGBwEAAAAB3wcBAAAAAeAHAgAAAAHhBwIAAAAB4gcCAAAAAeMHBAAAAAHkBwIAAAAB5QcBAAAAAeYHQAAAAAEBSgAAzQMAMAFKAADNAwAwEAMAAJIRACDbBgIAwwwAId0GQADZDAAh5QZAAMgMACHpBkAA2QwAIfYGAgDDDAAhggcEAP0NACGGBwEA7gwAId8HAQDCDAAh4AcCAMMMACHhBwIAwwwAIeIHAgDDDAAh4wcEAP0NACHkBwIAwwwAIeUHAQDuDAAh5gdAANkMACECAAAAugEAIEoAANADACAP2wYCAMMMACHdBkAA2QwAIeUGQADIDAAh6QZAANkMACH2BgIAwwwAIYIHBAD9DQAhhgcBAO4MACHfBwEAwgwAIeAHAgDDDAAh4QcCAMMMACHiBwIAwwwAIeMHBAD9DQAh5AcCAMMMACHlBwEA7gwAIeYHQADZDAAhAgAAALgBACBKAADSAwAgAgAAALgBACBKAADSAwAgAwAAALoBACBRAADLAwAgUgAA0AMAIAEAAAC6AQAgAQAAALgBACAKCgAAjREAIFcAAI4RACBYAACREQAgWQAAkBEAIFoAAI8RACDdBgAAvAwAIOkGAAC8DAAghgcAALwMACDlBwAAvAwAIOYHAAC8DAAgEskGAAC9CwAwygYAANkDABDLBgAAvQsAMNsGAgC2CgAh3QZAANQKACHlBkAAxgoAIekGQADUCgAh9gYCALYKACGCBwQA8QoAIYYHAQDeCgAh3wcBALUKACHgBwIAtgoAIeEHAgC2CgAh4gcCALYKACHjBwQA8QoAIeQHAgC2CgAh5QcBAN4KACHmB0AA1AoAIQMAAAC4AQAgAQAA2AMAMFYAANkDACADAAAAuAEAIAEAALkBADACAAC6AQAgChcAALwLACDJBgAAuwsAMMoGAADfAwAQywYAALsLADDbBgIAAAAB6AZAAMoKACGMBwEAwgoAIY0HAQDCCgAhsQdAAOwKACHeBwIAwwoAIQEAAADcAwAgAQAAANwDACAKFwAAvAsAIMkGAAC7CwAwygYAAN8DABDLBgAAuwsAMNsGAgDDCgAh6AZAAMoKACGMBwEAwgoAIY0HAQDCCgAhsQdAAOwKACHeBwIAwwoAIQIXAACMEQAgsQcAALwMACADAAAA3wMAIAEAAOADADACAADcAwAgAwAAAN8DACABAADgAwAwAgAA3AMAIAMAAADfAwAgAQAA4AMAMAIAANwDACAHFwAAixEAINsGAgAAAAHoBkAAAAABjAcBAAAAAY0HAQAAAAGxB0AAAAAB3gcCAAAAAQFKAADkAwAgBtsGAgAAAAHoBkAAAAABjAcBAAAAAY0HAQAAAAGxB0AAAAAB3gcCAAAAAQFKAADmAwAwAUoAAOYDADAHFwAA_hAAINsGAgDDDAAh6AZAAMgMACGMBwEAwgwAIY0HAQDCDAAhsQdAANkMACHeBwIAwwwAIQIAAADcAwAgSgAA6QMAIAbbBgIAwwwAIegGQADIDAAhjAcBAMIMACGNBwEAwgwAIbEHQADZDAAh3gcCAMMMACECAAAA3wMAIEoAAOsDACACAAAA3wMAIEoAAOsDACADAAAA3AMAIFEAAOQDACBSAADpAwAgAQAAANwDACABAAAA3wMAIAYKAAD5EAAgVwAA-hAAIFgAAP0QACBZAAD8EAAgWgAA-xAAILEHAAC8DAAgCckGAAC6CwAwygYAAPIDABDLBgAAugsAMNsGAgC2CgAh6AZAAMYKACGMBwEAtQoAIY0HAQC1CgAhsQdAANQKACHeBwIAtgoAIQMAAADfAwAgAQAA8QMAMFYAAPIDACADAAAA3wMAIAEAAOADADACAADcAwAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAOGAAA9hAAIBkAAPcQACAbAAD4EAAg2wYCAAAAAegGQAAAAAGJBwIAAAABigcBAAAAAYwHAQAAAAHYBwIAAAAB2QcgAAAAAdoHIAAAAAHbBwIAAAAB3AdAAAAAAd0HAgAAAAEBSgAA-gMAIAvbBgIAAAAB6AZAAAAAAYkHAgAAAAGKBwEAAAABjAcBAAAAAdgHAgAAAAHZByAAAAAB2gcgAAAAAdsHAgAAAAHcB0AAAAAB3QcCAAAAAQFKAAD8AwAwAUoAAPwDADAOGAAA5xAAIBkAAOgQACAbAADpEAAg2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhigcBAMIMACGMBwEAwgwAIdgHAgDDDAAh2QcgAPENACHaByAA8Q0AIdsHAgDDDAAh3AdAAMgMACHdBwIAwwwAIQIAAAA5ACBKAAD_AwAgC9sGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYoHAQDCDAAhjAcBAMIMACHYBwIAwwwAIdkHIADxDQAh2gcgAPENACHbBwIAwwwAIdwHQADIDAAh3QcCAMMMACECAAAANwAgSgAAgQQAIAIAAAA3ACBKAACBBAAgAwAAADkAIFEAAPoDACBSAAD_AwAgAQAAADkAIAEAAAA3ACAFCgAA4hAAIFcAAOMQACBYAADmEAAgWQAA5RAAIFoAAOQQACAOyQYAALkLADDKBgAAiAQAEMsGAAC5CwAw2wYCALYKACHoBkAAxgoAIYkHAgC2CgAhigcBALUKACGMBwEAtQoAIdgHAgC2CgAh2QcgAOcKACHaByAA5woAIdsHAgC2CgAh3AdAAMYKACHdBwIAtgoAIQMAAAA3ACABAACHBAAwVgAAiAQAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAcZAADhEAAgGgAA4BAAINsGAgAAAAHoBkAAAAABiQcCAAAAAYoHAQAAAAHXBwIAAAABAUoAAJAEACAF2wYCAAAAAegGQAAAAAGJBwIAAAABigcBAAAAAdcHAgAAAAEBSgAAkgQAMAFKAACSBAAwBxkAAN8QACAaAADeEAAg2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhigcBAMIMACHXBwIAwwwAIQIAAAA_ACBKAACVBAAgBdsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYoHAQDCDAAh1wcCAMMMACECAAAAPQAgSgAAlwQAIAIAAAA9ACBKAACXBAAgAwAAAD8AIFEAAJAEACBSAACVBAAgAQAAAD8AIAEAAAA9ACAFCgAA2RAAIFcAANoQACBYAADdEAAgWQAA3BAAIFoAANsQACAIyQYAALgLADDKBgAAngQAEMsGAAC4CwAw2wYCALYKACHoBkAAxgoAIYkHAgC2CgAhigcBALUKACHXBwIAtgoAIQMAAAA9ACABAACdBAAwVgAAngQAIAMAAAA9ACABAAA-ADACAAA_ACAHyQYAALULADDKBgAApAQAEMsGAAC1CwAwzgZAAMoKACH2BgIAtwsAIc8HAQAAAAHQBwAAtgsAIAEAAAChBAAgAQAAAKEEACAHyQYAALULADDKBgAApAQAEMsGAAC1CwAwzgZAAMoKACH2BgIAtwsAIc8HAQDCCgAh0AcAALYLACAB9gYAALwMACADAAAApAQAIAEAAKUEADACAAChBAAgAwAAAKQEACABAAClBAAwAgAAoQQAIAMAAACkBAAgAQAApQQAMAIAAKEEACAEzgZAAAAAAfYGAgAAAAHPBwEAAAAB0AeAAAAAAQFKAACpBAAgBM4GQAAAAAH2BgIAAAABzwcBAAAAAdAHgAAAAAEBSgAAqwQAMAFKAACrBAAwBM4GQADIDAAh9gYCANoMACHPBwEAwgwAIdAHgAAAAAECAAAAoQQAIEoAAK4EACAEzgZAAMgMACH2BgIA2gwAIc8HAQDCDAAh0AeAAAAAAQIAAACkBAAgSgAAsAQAIAIAAACkBAAgSgAAsAQAIAMAAAChBAAgUQAAqQQAIFIAAK4EACABAAAAoQQAIAEAAACkBAAgBgoAANQQACBXAADVEAAgWAAA2BAAIFkAANcQACBaAADWEAAg9gYAALwMACAHyQYAALILADDKBgAAtwQAEMsGAACyCwAwzgZAAMYKACH2BgIA1QoAIc8HAQC1CgAh0AcAALMLACADAAAApAQAIAEAALYEADBWAAC3BAAgAwAAAKQEACABAAClBAAwAgAAoQQAIAoDAAD2CgAgyQYAALELADDKBgAAKQAQywYAALELADDoBkAAygoAIfYGAgAAAAHLBwEAwgoAIcwHBAD1CgAhzQcCAMMKACHOB0AA7AoAIQEAAAC6BAAgAQAAALoEACACAwAAgA4AIM4HAAC8DAAgAwAAACkAIAEAAL0EADACAAC6BAAgAwAAACkAIAEAAL0EADACAAC6BAAgAwAAACkAIAEAAL0EADACAAC6BAAgBwMAANMQACDoBkAAAAAB9gYCAAAAAcsHAQAAAAHMBwQAAAABzQcCAAAAAc4HQAAAAAEBSgAAwQQAIAboBkAAAAAB9gYCAAAAAcsHAQAAAAHMBwQAAAABzQcCAAAAAc4HQAAAAAEBSgAAwwQAMAFKAADDBAAwBwMAANIQACDoBkAAyAwAIfYGAgDDDAAhywcBAMIMACHMBwQA_Q0AIc0HAgDDDAAhzgdAANkMACECAAAAugQAIEoAAMYEACAG6AZAAMgMACH2BgIAwwwAIcsHAQDCDAAhzAcEAP0NACHNBwIAwwwAIc4HQADZDAAhAgAAACkAIEoAAMgEACACAAAAKQAgSgAAyAQAIAMAAAC6BAAgUQAAwQQAIFIAAMYEACABAAAAugQAIAEAAAApACAGCgAAzRAAIFcAAM4QACBYAADREAAgWQAA0BAAIFoAAM8QACDOBwAAvAwAIAnJBgAAsAsAMMoGAADPBAAQywYAALALADDoBkAAxgoAIfYGAgC2CgAhywcBALUKACHMBwQA8QoAIc0HAgC2CgAhzgdAANQKACEDAAAAKQAgAQAAzgQAMFYAAM8EACADAAAAKQAgAQAAvQQAMAIAALoEACABAAAALQAgAQAAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAQDAADMEAAg7gYAAQAAAfAGQAAAAAH2BgIAAAABAUoAANcEACAD7gYAAQAAAfAGQAAAAAH2BgIAAAABAUoAANkEADABSgAA2QQAMAQDAADLEAAg7gYAAdcMACHwBkAA2QwAIfYGAgDDDAAhAgAAAC0AIEoAANwEACAD7gYAAdcMACHwBkAA2QwAIfYGAgDDDAAhAgAAACsAIEoAAN4EACACAAAAKwAgSgAA3gQAIAMAAAAtACBRAADXBAAgUgAA3AQAIAEAAAAtACABAAAAKwAgBgoAAMYQACBXAADHEAAgWAAAyhAAIFkAAMkQACBaAADIEAAg8AYAALwMACAGyQYAAK8LADDKBgAA5QQAEMsGAACvCwAw7gYAAdIKACHwBkAA1AoAIfYGAgC2CgAhAwAAACsAIAEAAOQEADBWAADlBAAgAwAAACsAIAEAACwAMAIAAC0AIAEAAAAxACABAAAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAMUQACDbBgIAAAAB6AZAAAAAAfYGAgAAAAH4BgEAAAABxgdAAAAAAccHAAEAAAHIBwABAAAByQcEAAAAAcoHAADEEAAgAUoAAO0EACAJ2wYCAAAAAegGQAAAAAH2BgIAAAAB-AYBAAAAAcYHQAAAAAHHBwABAAAByAcAAQAAAckHBAAAAAHKBwAAxBAAIAFKAADvBAAwAUoAAO8EADAKAwAAwxAAINsGAgDDDAAh6AZAAMgMACH2BgIAwwwAIfgGAQDCDAAhxgdAANkMACHHBwAB1wwAIcgHAAHXDAAhyQcEAP0NACHKBwAAwhAAIAIAAAAxACBKAADyBAAgCdsGAgDDDAAh6AZAAMgMACH2BgIAwwwAIfgGAQDCDAAhxgdAANkMACHHBwAB1wwAIcgHAAHXDAAhyQcEAP0NACHKBwAAwhAAIAIAAAAvACBKAAD0BAAgAgAAAC8AIEoAAPQEACADAAAAMQAgUQAA7QQAIFIAAPIEACABAAAAMQAgAQAAAC8AIAYKAAC9EAAgVwAAvhAAIFgAAMEQACBZAADAEAAgWgAAvxAAIMYHAAC8DAAgDMkGAACuCwAwygYAAPsEABDLBgAArgsAMNsGAgC2CgAh6AZAAMYKACH2BgIAtgoAIfgGAQC1CgAhxgdAANQKACHHBwAB0goAIcgHAAHSCgAhyQcEAPEKACHKBwAA5QoAIAMAAAAvACABAAD6BAAwVgAA-wQAIAMAAAAvACABAAAwADACAAAxACABAAAANQAgAQAAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAcDAAC8EAAg2wYCAAAAAegGQAAAAAH2BgIAAAABxAcBAAAAAcUHAQAAAAHGB0AAAAABAUoAAIMFACAG2wYCAAAAAegGQAAAAAH2BgIAAAABxAcBAAAAAcUHAQAAAAHGB0AAAAABAUoAAIUFADABSgAAhQUAMAcDAAC7EAAg2wYCAMMMACHoBkAAyAwAIfYGAgDDDAAhxAcBAMIMACHFBwEAwgwAIcYHQADZDAAhAgAAADUAIEoAAIgFACAG2wYCAMMMACHoBkAAyAwAIfYGAgDDDAAhxAcBAMIMACHFBwEAwgwAIcYHQADZDAAhAgAAADMAIEoAAIoFACACAAAAMwAgSgAAigUAIAMAAAA1ACBRAACDBQAgUgAAiAUAIAEAAAA1ACABAAAAMwAgBgoAALYQACBXAAC3EAAgWAAAuhAAIFkAALkQACBaAAC4EAAgxgcAALwMACAJyQYAAK0LADDKBgAAkQUAEMsGAACtCwAw2wYCALYKACHoBkAAxgoAIfYGAgC2CgAhxAcBALUKACHFBwEAtQoAIcYHQADUCgAhAwAAADMAIAEAAJAFADBWAACRBQAgAwAAADMAIAEAADQAMAIAADUAIAbJBgAAqwsAMMoGAACXBQAQywYAAKsLADDoBkAAygoAIfgGAQAAAAGLBwABrAsAIQEAAACUBQAgAQAAAJQFACAGyQYAAKsLADDKBgAAlwUAEMsGAACrCwAw6AZAAMoKACH4BgEAwgoAIYsHAAGsCwAhAAMAAACXBQAgAQAAmAUAMAIAAJQFACADAAAAlwUAIAEAAJgFADACAACUBQAgAwAAAJcFACABAACYBQAwAgAAlAUAIAPoBkAAAAAB-AYBAAAAAYsHAAEAAAEBSgAAnAUAIAPoBkAAAAAB-AYBAAAAAYsHAAEAAAEBSgAAngUAMAFKAACeBQAwA-gGQADIDAAh-AYBAMIMACGLBwAB1wwAIQIAAACUBQAgSgAAoQUAIAPoBkAAyAwAIfgGAQDCDAAhiwcAAdcMACECAAAAlwUAIEoAAKMFACACAAAAlwUAIEoAAKMFACADAAAAlAUAIFEAAJwFACBSAAChBQAgAQAAAJQFACABAAAAlwUAIAMKAACzEAAgWQAAtRAAIFoAALQQACAGyQYAAKoLADDKBgAAqgUAEMsGAACqCwAw6AZAAMYKACH4BgEAtQoAIYsHAAHSCgAhAwAAAJcFACABAACpBQAwVgAAqgUAIAMAAACXBQAgAQAAmAUAMAIAAJQFACAHHAAAqQsAIMkGAACoCwAwygYAAEcAEMsGAACoCwAw2wYCAAAAAfgGAQDCCgAhqwcBAAAAAQEAAACtBQAgAQAAAK0FACABHAAAshAAIAMAAABHACABAACwBQAwAgAArQUAIAMAAABHACABAACwBQAwAgAArQUAIAMAAABHACABAACwBQAwAgAArQUAIAQcAACxEAAg2wYCAAAAAfgGAQAAAAGrBwEAAAABAUoAALQFACAD2wYCAAAAAfgGAQAAAAGrBwEAAAABAUoAALYFADABSgAAtgUAMAQcAACkEAAg2wYCAMMMACH4BgEAwgwAIasHAQDCDAAhAgAAAK0FACBKAAC5BQAgA9sGAgDDDAAh-AYBAMIMACGrBwEAwgwAIQIAAABHACBKAAC7BQAgAgAAAEcAIEoAALsFACADAAAArQUAIFEAALQFACBSAAC5BQAgAQAAAK0FACABAAAARwAgBQoAAJ8QACBXAACgEAAgWAAAoxAAIFkAAKIQACBaAAChEAAgBskGAACnCwAwygYAAMIFABDLBgAApwsAMNsGAgC2CgAh-AYBALUKACGrBwEAtQoAIQMAAABHACABAADBBQAwVgAAwgUAIAMAAABHACABAACwBQAwAgAArQUAIAEAAABFACABAAAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACADAAAAQwAgAQAARAAwAgAARQAgDhkAAJQQACAdAACTEAAgIgAAnhAAICMAAJUQACAkAACWEAAg2wYCAAAAAegGQAAAAAGJBwIAAAABjAcBAAAAAZEHAAAAvwcCqAcBAAAAAb0HAgAAAAG_BwIAAAABwAcCAAAAAQFKAADKBQAgCdsGAgAAAAHoBkAAAAABiQcCAAAAAYwHAQAAAAGRBwAAAL8HAqgHAQAAAAG9BwIAAAABvwcCAAAAAcAHAgAAAAEBSgAAzAUAMAFKAADMBQAwAQAAAEcAIAEAAABLACAOGQAA_w8AIB0AAP4PACAiAACdEAAgIwAAgBAAICQAAIEQACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGMBwEAwgwAIZEHAAD9D78HIqgHAQDCDAAhvQcCANoMACG_BwIA2gwAIcAHAgDDDAAhAgAAAEUAIEoAANEFACAJ2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhjAcBAMIMACGRBwAA_Q-_ByKoBwEAwgwAIb0HAgDaDAAhvwcCANoMACHABwIAwwwAIQIAAABDACBKAADTBQAgAgAAAEMAIEoAANMFACABAAAARwAgAQAAAEsAIAMAAABFACBRAADKBQAgUgAA0QUAIAEAAABFACABAAAAQwAgBwoAAJgQACBXAACZEAAgWAAAnBAAIFkAAJsQACBaAACaEAAgvQcAALwMACC_BwAAvAwAIAzJBgAAowsAMMoGAADcBQAQywYAAKMLADDbBgIAtgoAIegGQADGCgAhiQcCALYKACGMBwEAtQoAIZEHAACkC78HIqgHAQC1CgAhvQcCANUKACG_BwIA1QoAIcAHAgC2CgAhAwAAAEMAIAEAANsFADBWAADcBQAgAwAAAEMAIAEAAEQAMAIAAEUAIAEAAABUACABAAAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACADAAAASwAgAQAAUwAwAgAAVAAgChkAAJAQACAeAACXEAAgHwAAkRAAICEAAJIQACDbBgIAAAAB6AZAAAAAAYkHAgAAAAGoBwEAAAABugcCAAAAAbwHAgAAAAEBSgAA5AUAIAbbBgIAAAAB6AZAAAAAAYkHAgAAAAGoBwEAAAABugcCAAAAAbwHAgAAAAEBSgAA5gUAMAFKAADmBQAwChkAAOkPACAeAADoDwAgHwAA6g8AICEAAOsPACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGoBwEAwgwAIboHAgDDDAAhvAcCAMMMACECAAAAVAAgSgAA6QUAIAbbBgIAwwwAIegGQADIDAAhiQcCAMMMACGoBwEAwgwAIboHAgDDDAAhvAcCAMMMACECAAAASwAgSgAA6wUAIAIAAABLACBKAADrBQAgAwAAAFQAIFEAAOQFACBSAADpBQAgAQAAAFQAIAEAAABLACAFCgAA4w8AIFcAAOQPACBYAADnDwAgWQAA5g8AIFoAAOUPACAJyQYAAKILADDKBgAA8gUAEMsGAACiCwAw2wYCALYKACHoBkAAxgoAIYkHAgC2CgAhqAcBALUKACG6BwIAtgoAIbwHAgC2CgAhAwAAAEsAIAEAAPEFADBWAADyBQAgAwAAAEsAIAEAAFMAMAIAAFQAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgBgMAAOIPACAgAADhDwAg6AZAAAAAAfYGAgAAAAGLBwIAAAABuwcCAAAAAQFKAAD6BQAgBOgGQAAAAAH2BgIAAAABiwcCAAAAAbsHAgAAAAEBSgAA_AUAMAFKAAD8BQAwBgMAAOAPACAgAADfDwAg6AZAAMgMACH2BgIAwwwAIYsHAgDDDAAhuwcCAMMMACECAAAAUAAgSgAA_wUAIAToBkAAyAwAIfYGAgDDDAAhiwcCAMMMACG7BwIAwwwAIQIAAABOACBKAACBBgAgAgAAAE4AIEoAAIEGACADAAAAUAAgUQAA-gUAIFIAAP8FACABAAAAUAAgAQAAAE4AIAUKAADaDwAgVwAA2w8AIFgAAN4PACBZAADdDwAgWgAA3A8AIAfJBgAAoQsAMMoGAACIBgAQywYAAKELADDoBkAAxgoAIfYGAgC2CgAhiwcCALYKACG7BwIAtgoAIQMAAABOACABAACHBgAwVgAAiAYAIAMAAABOACABAABPADACAABQACAFHgAAoAsAIMkGAACfCwAwygYAAFYAEMsGAACfCwAwugcCAAAAAQEAAACLBgAgAQAAAIsGACABHgAA2Q8AIAMAAABWACABAACOBgAwAgAAiwYAIAMAAABWACABAACOBgAwAgAAiwYAIAMAAABWACABAACOBgAwAgAAiwYAIAIeAADYDwAgugcCAMMMACECAAAAiwYAIEoAAJIGACABugcCAMMMACECAAAAVgAgSgAAlAYAIAIAAABWACBKAACUBgAgAQAAAIsGACABAAAAVgAgBQoAANMPACBXAADUDwAgWAAA1w8AIFkAANYPACBaAADVDwAgBMkGAACeCwAwygYAAJoGABDLBgAAngsAMLoHAgC2CgAhAwAAAFYAIAEAAJkGADBWAACaBgAgAwAAAFYAIAEAAI4GADACAACLBgAgAQAAAGEAIAEAAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACAMBAAA0Q8AIC0AANIPACDbBgIAAAAB6AZAAAAAAfcGAgAAAAH4BgEAAAABjQcBAAAAAZEHAAAAuQcCqwcBAAAAAbYHAgAAAAG3BwIAAAABuQcgAAAAAQFKAACiBgAgCtsGAgAAAAHoBkAAAAAB9wYCAAAAAfgGAQAAAAGNBwEAAAABkQcAAAC5BwKrBwEAAAABtgcCAAAAAbcHAgAAAAG5ByAAAAABAUoAAKQGADABSgAApAYAMAwEAADDDwAgLQAAxA8AINsGAgDDDAAh6AZAAMgMACH3BgIAwwwAIfgGAQDCDAAhjQcBAMIMACGRBwAAwg-5ByKrBwEAwgwAIbYHAgDDDAAhtwcCAMMMACG5ByAA8Q0AIQIAAABhACBKAACnBgAgCtsGAgDDDAAh6AZAAMgMACH3BgIAwwwAIfgGAQDCDAAhjQcBAMIMACGRBwAAwg-5ByKrBwEAwgwAIbYHAgDDDAAhtwcCAMMMACG5ByAA8Q0AIQIAAABfACBKAACpBgAgAgAAAF8AIEoAAKkGACADAAAAYQAgUQAAogYAIFIAAKcGACABAAAAYQAgAQAAAF8AIAUKAAC9DwAgVwAAvg8AIFgAAMEPACBZAADADwAgWgAAvw8AIA3JBgAAmgsAMMoGAACwBgAQywYAAJoLADDbBgIAtgoAIegGQADGCgAh9wYCALYKACH4BgEAtQoAIY0HAQC1CgAhkQcAAJsLuQciqwcBALUKACG2BwIAtgoAIbcHAgC2CgAhuQcgAOcKACEDAAAAXwAgAQAArwYAMFYAALAGACADAAAAXwAgAQAAYAAwAgAAYQAgAQAAAGUAIAEAAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACAZHQEAAAABJgAAug8AICgAALsPACAsAAC8DwAg2wYCAAAAAegGQAAAAAH3BgIAAAABjAcBAAAAAY0HAQAAAAGRBwAAALAHApkHAgAAAAGcBxAAAAABpwcQAAAAAasHAQAAAAGsBwEAAAABrQcQAAAAAa4HAgAAAAGwBwEAAAABsQdAAAAAAbIHAgAAAAGzByAAAAABtAcBAAAAAbUHAQAAAAG2BwIAAAABtwcCAAAAAQFKAAC4BgAgFh0BAAAAAdsGAgAAAAHoBkAAAAAB9wYCAAAAAYwHAQAAAAGNBwEAAAABkQcAAACwBwKZBwIAAAABnAcQAAAAAacHEAAAAAGrBwEAAAABrAcBAAAAAa0HEAAAAAGuBwIAAAABsAcBAAAAAbEHQAAAAAGyBwIAAAABswcgAAAAAbQHAQAAAAG1BwEAAAABtgcCAAAAAbcHAgAAAAEBSgAAugYAMAFKAAC6BgAwAQAAAF8AIBkdAQDCDAAhJgAAog8AICgAAKMPACAsAACkDwAg2wYCAMMMACHoBkAAyAwAIfcGAgDaDAAhjAcBAMIMACGNBwEAwgwAIZEHAAChD7AHIpkHAgDaDAAhnAcQAOgOACGnBxAA6A4AIasHAQDuDAAhrAcBAO4MACGtBxAAoA8AIa4HAgDDDAAhsAcBAO4MACGxB0AA2QwAIbIHAgDDDAAhswcgAPENACG0BwEAwgwAIbUHAQDCDAAhtgcCAMMMACG3BwIAwwwAIQIAAABlACBKAAC-BgAgFh0BAMIMACHbBgIAwwwAIegGQADIDAAh9wYCANoMACGMBwEAwgwAIY0HAQDCDAAhkQcAAKEPsAcimQcCANoMACGcBxAA6A4AIacHEADoDgAhqwcBAO4MACGsBwEA7gwAIa0HEACgDwAhrgcCAMMMACGwBwEA7gwAIbEHQADZDAAhsgcCAMMMACGzByAA8Q0AIbQHAQDCDAAhtQcBAMIMACG2BwIAwwwAIbcHAgDDDAAhAgAAAGMAIEoAAMAGACACAAAAYwAgSgAAwAYAIAEAAABfACADAAAAZQAgUQAAuAYAIFIAAL4GACABAAAAZQAgAQAAAGMAIAwKAACbDwAgVwAAnA8AIFgAAJ8PACBZAACeDwAgWgAAnQ8AIPcGAAC8DAAgmQcAALwMACCrBwAAvAwAIKwHAAC8DAAgrQcAALwMACCwBwAAvAwAILEHAAC8DAAgGR0BALUKACHJBgAAkwsAMMoGAADIBgAQywYAAJMLADDbBgIAtgoAIegGQADGCgAh9wYCANUKACGMBwEAtQoAIY0HAQC1CgAhkQcAAJULsAcimQcCANUKACGcBxAAiAsAIacHEACICwAhqwcBAN4KACGsBwEA3goAIa0HEACUCwAhrgcCALYKACGwBwEA3goAIbEHQADUCgAhsgcCALYKACGzByAA5woAIbQHAQC1CgAhtQcBALUKACG2BwIAtgoAIbcHAgC2CgAhAwAAAGMAIAEAAMcGADBWAADIBgAgAwAAAGMAIAEAAGQAMAIAAGUAIAEAAAB1ACABAAAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgCxkAAJoPACArAACZDwAg2wYCAAAAAegGQAAAAAGJBwIAAAABjAcBAAAAAZsHAgAAAAGnBwIAAAABqAcBAAAAAakHAQAAAAGqB0AAAAABAUoAANAGACAJ2wYCAAAAAegGQAAAAAGJBwIAAAABjAcBAAAAAZsHAgAAAAGnBwIAAAABqAcBAAAAAakHAQAAAAGqB0AAAAABAUoAANIGADABSgAA0gYAMAsZAACYDwAgKwAAlw8AINsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYwHAQDuDAAhmwcCAMMMACGnBwIAwwwAIagHAQDCDAAhqQcBAO4MACGqB0AA2QwAIQIAAAB1ACBKAADVBgAgCdsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYwHAQDuDAAhmwcCAMMMACGnBwIAwwwAIagHAQDCDAAhqQcBAO4MACGqB0AA2QwAIQIAAABzACBKAADXBgAgAgAAAHMAIEoAANcGACADAAAAdQAgUQAA0AYAIFIAANUGACABAAAAdQAgAQAAAHMAIAgKAACSDwAgVwAAkw8AIFgAAJYPACBZAACVDwAgWgAAlA8AIIwHAAC8DAAgqQcAALwMACCqBwAAvAwAIAzJBgAAkgsAMMoGAADeBgAQywYAAJILADDbBgIAtgoAIegGQADGCgAhiQcCALYKACGMBwEA3goAIZsHAgC2CgAhpwcCALYKACGoBwEAtQoAIakHAQDeCgAhqgdAANQKACEDAAAAcwAgAQAA3QYAMFYAAN4GACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAHwAIAEAAAB8ACADAAAAegAgAQAAewAwAgAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACAMJwAAjw8AICgAAJAPACAqAACRDwAg2wYCAAAAAegGQAAAAAGRBwAAAKMHAqAHAAAAoAcCoQcCAAAAAaMHQAAAAAGkBwEAAAABpQcCAAAAAaYHAQAAAAEBSgAA5gYAIAnbBgIAAAAB6AZAAAAAAZEHAAAAowcCoAcAAACgBwKhBwIAAAABowdAAAAAAaQHAQAAAAGlBwIAAAABpgcBAAAAAQFKAADoBgAwAUoAAOgGADAMJwAA9A4AICgAAPUOACAqAAD2DgAg2wYCAMMMACHoBkAAyAwAIZEHAADzDqMHIqAHAADyDqAHIqEHAgDDDAAhowdAANkMACGkBwEA7gwAIaUHAgDaDAAhpgcBAO4MACECAAAAfAAgSgAA6wYAIAnbBgIAwwwAIegGQADIDAAhkQcAAPMOowcioAcAAPIOoAcioQcCAMMMACGjB0AA2QwAIaQHAQDuDAAhpQcCANoMACGmBwEA7gwAIQIAAAB6ACBKAADtBgAgAgAAAHoAIEoAAO0GACADAAAAfAAgUQAA5gYAIFIAAOsGACABAAAAfAAgAQAAAHoAIAkKAADtDgAgVwAA7g4AIFgAAPEOACBZAADwDgAgWgAA7w4AIKMHAAC8DAAgpAcAALwMACClBwAAvAwAIKYHAAC8DAAgDMkGAACLCwAwygYAAPQGABDLBgAAiwsAMNsGAgC2CgAh6AZAAMYKACGRBwAAjQujByKgBwAAjAugByKhBwIAtgoAIaMHQADUCgAhpAcBAN4KACGlBwIA1QoAIaYHAQDeCgAhAwAAAHoAIAEAAPMGADBWAAD0BgAgAwAAAHoAIAEAAHsAMAIAAHwAIAEAAABqACABAAAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgCSkAAOsOACArAADsDgAgjAcBAAAAAZkHAgAAAAGaBwIAAAABmwcCAAAAAZwHEAAAAAGdBwIAAAABngcBAAAAAQFKAAD8BgAgB4wHAQAAAAGZBwIAAAABmgcCAAAAAZsHAgAAAAGcBxAAAAABnQcCAAAAAZ4HAQAAAAEBSgAA_gYAMAFKAAD-BgAwCSkAAOkOACArAADqDgAgjAcBAMIMACGZBwIA2gwAIZoHAgDDDAAhmwcCAMMMACGcBxAA6A4AIZ0HAgDDDAAhngcBAO4MACECAAAAagAgSgAAgQcAIAeMBwEAwgwAIZkHAgDaDAAhmgcCAMMMACGbBwIAwwwAIZwHEADoDgAhnQcCAMMMACGeBwEA7gwAIQIAAABoACBKAACDBwAgAgAAAGgAIEoAAIMHACADAAAAagAgUQAA_AYAIFIAAIEHACABAAAAagAgAQAAAGgAIAcKAADjDgAgVwAA5A4AIFgAAOcOACBZAADmDgAgWgAA5Q4AIJkHAAC8DAAgngcAALwMACAKyQYAAIcLADDKBgAAigcAEMsGAACHCwAwjAcBALUKACGZBwIA1QoAIZoHAgC2CgAhmwcCALYKACGcBxAAiAsAIZ0HAgC2CgAhngcBAN4KACEDAAAAaAAgAQAAiQcAMFYAAIoHACADAAAAaAAgAQAAaQAwAgAAagAgAQAAAG8AIAEAAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADKQAA4g4AIJkHAgAAAAGaBwIAAAABAUoAAJIHACACmQcCAAAAAZoHAgAAAAEBSgAAlAcAMAFKAACUBwAwAykAAOEOACCZBwIAwwwAIZoHAgDDDAAhAgAAAG8AIEoAAJcHACACmQcCAMMMACGaBwIAwwwAIQIAAABtACBKAACZBwAgAgAAAG0AIEoAAJkHACADAAAAbwAgUQAAkgcAIFIAAJcHACABAAAAbwAgAQAAAG0AIAUKAADcDgAgVwAA3Q4AIFgAAOAOACBZAADfDgAgWgAA3g4AIAXJBgAAhgsAMMoGAACgBwAQywYAAIYLADCZBwIAtgoAIZoHAgC2CgAhAwAAAG0AIAEAAJ8HADBWAACgBwAgAwAAAG0AIAEAAG4AMAIAAG8AIAEAAACAAQAgAQAAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACAWGQAA1w4AIDAAANgOACAxAADZDgAgMgAA2g4AIDMAANsOACDbBgIAAAAB6AZAAAAAAYMHAQAAAAGEBwQAAAABhgcBAAAAAYkHAgAAAAGMBwEAAAABjQcBAAAAAY8HAAAAjwcCkQcAAACRBwKSBwgAAAABkwcCAAAAAZQHAgAAAAGVBwEAAAABlgcCAAAAAZcHAgAAAAGYBwIAAAABAUoAAKgHACAR2wYCAAAAAegGQAAAAAGDBwEAAAABhAcEAAAAAYYHAQAAAAGJBwIAAAABjAcBAAAAAY0HAQAAAAGPBwAAAI8HApEHAAAAkQcCkgcIAAAAAZMHAgAAAAGUBwIAAAABlQcBAAAAAZYHAgAAAAGXBwIAAAABmAcCAAAAAQFKAACqBwAwAUoAAKoHADAWGQAAsA4AIDAAALEOACAxAACyDgAgMgAAsw4AIDMAALQOACDbBgIAwwwAIegGQADIDAAhgwcBAMIMACGEBwQA_Q0AIYYHAQDCDAAhiQcCAMMMACGMBwEAwgwAIY0HAQDCDAAhjwcAAK0OjwcikQcAAK4OkQcikgcIAK8OACGTBwIA2gwAIZQHAgDaDAAhlQcBAO4MACGWBwIAwwwAIZcHAgDDDAAhmAcCAMMMACECAAAAgAEAIEoAAK0HACAR2wYCAMMMACHoBkAAyAwAIYMHAQDCDAAhhAcEAP0NACGGBwEAwgwAIYkHAgDDDAAhjAcBAMIMACGNBwEAwgwAIY8HAACtDo8HIpEHAACuDpEHIpIHCACvDgAhkwcCANoMACGUBwIA2gwAIZUHAQDuDAAhlgcCAMMMACGXBwIAwwwAIZgHAgDDDAAhAgAAAH4AIEoAAK8HACACAAAAfgAgSgAArwcAIAMAAACAAQAgUQAAqAcAIFIAAK0HACABAAAAgAEAIAEAAAB-ACAJCgAAqA4AIFcAAKkOACBYAACsDgAgWQAAqw4AIFoAAKoOACCSBwAAvAwAIJMHAAC8DAAglAcAALwMACCVBwAAvAwAIBTJBgAA_QoAMMoGAAC2BwAQywYAAP0KADDbBgIAtgoAIegGQADGCgAhgwcBALUKACGEBwQA8QoAIYYHAQC1CgAhiQcCALYKACGMBwEAtQoAIY0HAQC1CgAhjwcAAP4KjwcikQcAAP8KkQcikgcIAIALACGTBwIA1QoAIZQHAgDVCgAhlQcBAN4KACGWBwIAtgoAIZcHAgC2CgAhmAcCALYKACEDAAAAfgAgAQAAtQcAMFYAALYHACADAAAAfgAgAQAAfwAwAgAAgAEAIAEAAACIAQAgAQAAAIgBACADAAAAhgEAIAEAAIcBADACAACIAQAgAwAAAIYBACABAACHAQAwAgAAiAEAIAMAAACGAQAgAQAAhwEAMAIAAIgBACAGAwAApw4AIC8AAKYOACDoBkAAAAAB9gYCAAAAAf8GAgAAAAGLBwIAAAABAUoAAL4HACAE6AZAAAAAAfYGAgAAAAH_BgIAAAABiwcCAAAAAQFKAADABwAwAUoAAMAHADAGAwAApQ4AIC8AAKQOACDoBkAAyAwAIfYGAgDDDAAh_wYCAMMMACGLBwIAwwwAIQIAAACIAQAgSgAAwwcAIAToBkAAyAwAIfYGAgDDDAAh_wYCAMMMACGLBwIAwwwAIQIAAACGAQAgSgAAxQcAIAIAAACGAQAgSgAAxQcAIAMAAACIAQAgUQAAvgcAIFIAAMMHACABAAAAiAEAIAEAAACGAQAgBQoAAJ8OACBXAACgDgAgWAAAow4AIFkAAKIOACBaAAChDgAgB8kGAAD8CgAwygYAAMwHABDLBgAA_AoAMOgGQADGCgAh9gYCALYKACH_BgIAtgoAIYsHAgC2CgAhAwAAAIYBACABAADLBwAwVgAAzAcAIAMAAACGAQAgAQAAhwEAMAIAAIgBACABAAAAhAEAIAEAAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgBxkAAJ4OACAvAACdDgAg2wYCAAAAAegGQAAAAAH_BgIAAAABiQcCAAAAAYoHAQAAAAEBSgAA1AcAIAXbBgIAAAAB6AZAAAAAAf8GAgAAAAGJBwIAAAABigcBAAAAAQFKAADWBwAwAUoAANYHADAHGQAAnA4AIC8AAJsOACDbBgIAwwwAIegGQADIDAAh_wYCAMMMACGJBwIAwwwAIYoHAQDCDAAhAgAAAIQBACBKAADZBwAgBdsGAgDDDAAh6AZAAMgMACH_BgIAwwwAIYkHAgDDDAAhigcBAMIMACECAAAAggEAIEoAANsHACACAAAAggEAIEoAANsHACADAAAAhAEAIFEAANQHACBSAADZBwAgAQAAAIQBACABAAAAggEAIAUKAACWDgAgVwAAlw4AIFgAAJoOACBZAACZDgAgWgAAmA4AIAjJBgAA-woAMMoGAADiBwAQywYAAPsKADDbBgIAtgoAIegGQADGCgAh_wYCALYKACGJBwIAtgoAIYoHAQC1CgAhAwAAAIIBACABAADhBwAwVgAA4gcAIAMAAACCAQAgAQAAgwEAMAIAAIQBACAGLwAA-goAIDICAMMKACHJBgAA-QoAMMoGAACKAQAQywYAAPkKADD_BgIAAAABAQAAAOUHACABAAAA5QcAIAEvAAD3DQAgAwAAAIoBACABAADoBwAwAgAA5QcAIAMAAACKAQAgAQAA6AcAMAIAAOUHACADAAAAigEAIAEAAOgHADACAADlBwAgAy8AAJUOACAyAgAAAAH_BgIAAAABAUoAAOwHACACMgIAAAAB_wYCAAAAAQFKAADuBwAwAUoAAO4HADADLwAAlA4AIDICAMMMACH_BgIAwwwAIQIAAADlBwAgSgAA8QcAIAIyAgDDDAAh_wYCAMMMACECAAAAigEAIEoAAPMHACACAAAAigEAIEoAAPMHACADAAAA5QcAIFEAAOwHACBSAADxBwAgAQAAAOUHACABAAAAigEAIAUKAACPDgAgVwAAkA4AIFgAAJMOACBZAACSDgAgWgAAkQ4AIAUyAgC2CgAhyQYAAPgKADDKBgAA-gcAEMsGAAD4CgAw_wYCALYKACEDAAAAigEAIAEAAPkHADBWAAD6BwAgAwAAAIoBACABAADoBwAwAgAA5QcAIAEAAACYAQAgAQAAAJgBACADAAAAjgEAIAEAAJcBADACAACYAQAgAwAAAI4BACABAACXAQAwAgAAmAEAIAMAAACOAQAgAQAAlwEAMAIAAJgBACAMBAAAjQ4AIDMAAI4OACDbBgIAAAAB6AZAAAAAAfcGAgAAAAH4BgEAAAABgwcBAAAAAYQHBAAAAAGFBwEAAAABhgcBAAAAAYcHQAAAAAGIBwEAAAABAUoAAIIIACAK2wYCAAAAAegGQAAAAAH3BgIAAAAB-AYBAAAAAYMHAQAAAAGEBwQAAAABhQcBAAAAAYYHAQAAAAGHB0AAAAABiAcBAAAAAQFKAACECAAwAUoAAIQIADAMBAAAhg4AIDMAAIcOACDbBgIAwwwAIegGQADIDAAh9wYCAMMMACH4BgEAwgwAIYMHAQDCDAAhhAcEAP0NACGFBwEAwgwAIYYHAQDCDAAhhwdAAMgMACGIBwEAwgwAIQIAAACYAQAgSgAAhwgAIArbBgIAwwwAIegGQADIDAAh9wYCAMMMACH4BgEAwgwAIYMHAQDCDAAhhAcEAP0NACGFBwEAwgwAIYYHAQDCDAAhhwdAAMgMACGIBwEAwgwAIQIAAACOAQAgSgAAiQgAIAIAAACOAQAgSgAAiQgAIAMAAACYAQAgUQAAgggAIFIAAIcIACABAAAAmAEAIAEAAACOAQAgBQoAAIEOACBXAACCDgAgWAAAhQ4AIFkAAIQOACBaAACDDgAgDckGAAD3CgAwygYAAJAIABDLBgAA9woAMNsGAgC2CgAh6AZAAMYKACH3BgIAtgoAIfgGAQC1CgAhgwcBALUKACGEBwQA8QoAIYUHAQC1CgAhhgcBALUKACGHB0AAxgoAIYgHAQC1CgAhAwAAAI4BACABAACPCAAwVgAAkAgAIAMAAACOAQAgAQAAlwEAMAIAAJgBACAHBAAA9goAIDYCAMMKACHJBgAA9AoAMMoGAACaAQAQywYAAPQKADD3BgIAAAABggcEAPUKACEBAAAAkwgAIAEAAACTCAAgAQQAAIAOACADAAAAmgEAIAEAAJYIADACAACTCAAgAwAAAJoBACABAACWCAAwAgAAkwgAIAMAAACaAQAgAQAAlggAMAIAAJMIACAEBAAA_w0AIDYCAAAAAfcGAgAAAAGCBwQAAAABAUoAAJoIACADNgIAAAAB9wYCAAAAAYIHBAAAAAEBSgAAnAgAMAFKAACcCAAwBAQAAP4NACA2AgDDDAAh9wYCAMMMACGCBwQA_Q0AIQIAAACTCAAgSgAAnwgAIAM2AgDDDAAh9wYCAMMMACGCBwQA_Q0AIQIAAACaAQAgSgAAoQgAIAIAAACaAQAgSgAAoQgAIAMAAACTCAAgUQAAmggAIFIAAJ8IACABAAAAkwgAIAEAAACaAQAgBQoAAPgNACBXAAD5DQAgWAAA_A0AIFkAAPsNACBaAAD6DQAgBjYCALYKACHJBgAA8AoAMMoGAACoCAAQywYAAPAKADD3BgIAtgoAIYIHBADxCgAhAwAAAJoBACABAACnCAAwVgAAqAgAIAMAAACaAQAgAQAAlggAMAIAAJMIACANLwAA7woAIDQAAO4KACDJBgAA6goAMMoGAACMAQAQywYAAOoKADDbBgIAAAAB6AZAAMoKACHpBkAA7AoAIf0GAQAAAAH-BgIAAAAB_wYCAAAAAYAHAQDrCgAhgQcgAO0KACEBAAAAqwgAIAEAAACrCAAgBi8AAPcNACA0AAD2DQAg6QYAALwMACD-BgAAvAwAIP8GAAC8DAAggAcAALwMACADAAAAjAEAIAEAAK4IADACAACrCAAgAwAAAIwBACABAACuCAAwAgAAqwgAIAMAAACMAQAgAQAArggAMAIAAKsIACAKLwAA9Q0AIDQAAPQNACDbBgIAAAAB6AZAAAAAAekGQAAAAAH9BgEAAAAB_gYCAAAAAf8GAgAAAAGABwEAAAABgQcgAAAAAQFKAACyCAAgCNsGAgAAAAHoBkAAAAAB6QZAAAAAAf0GAQAAAAH-BgIAAAAB_wYCAAAAAYAHAQAAAAGBByAAAAABAUoAALQIADABSgAAtAgAMAEAAACOAQAgAQAAAH4AIAovAADzDQAgNAAA8g0AINsGAgDDDAAh6AZAAMgMACHpBkAA2QwAIf0GAQDCDAAh_gYCANoMACH_BgIA2gwAIYAHAQDuDAAhgQcgAPENACECAAAAqwgAIEoAALkIACAI2wYCAMMMACHoBkAAyAwAIekGQADZDAAh_QYBAMIMACH-BgIA2gwAIf8GAgDaDAAhgAcBAO4MACGBByAA8Q0AIQIAAACMAQAgSgAAuwgAIAIAAACMAQAgSgAAuwgAIAEAAACOAQAgAQAAAH4AIAMAAACrCAAgUQAAsggAIFIAALkIACABAAAAqwgAIAEAAACMAQAgCQoAAOwNACBXAADtDQAgWAAA8A0AIFkAAO8NACBaAADuDQAg6QYAALwMACD-BgAAvAwAIP8GAAC8DAAggAcAALwMACALyQYAAOYKADDKBgAAxAgAEMsGAADmCgAw2wYCALYKACHoBkAAxgoAIekGQADUCgAh_QYBALUKACH-BgIA1QoAIf8GAgDVCgAhgAcBAN4KACGBByAA5woAIQMAAACMAQAgAQAAwwgAMFYAAMQIACADAAAAjAEAIAEAAK4IADACAACrCAAgAQAAACYAIAEAAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACAMBAAA6A0AIAwAAOoNACANAADpDQAgDgAA6w0AINsGAgAAAAHoBkAAAAAB9wYCAAAAAfgGAQAAAAH5BgEAAAAB-gYAAQAAAfsGAADmDQAg_AYAAOcNACABSgAAzAgAIAjbBgIAAAAB6AZAAAAAAfcGAgAAAAH4BgEAAAAB-QYBAAAAAfoGAAEAAAH7BgAA5g0AIPwGAADnDQAgAUoAAM4IADABSgAAzggAMAwEAADCDQAgDAAAxA0AIA0AAMMNACAOAADFDQAg2wYCAMMMACHoBkAAyAwAIfcGAgDDDAAh-AYBAMIMACH5BgEAwgwAIfoGAAHtDAAh-wYAAMANACD8BgAAwQ0AIAIAAAAmACBKAADRCAAgCNsGAgDDDAAh6AZAAMgMACH3BgIAwwwAIfgGAQDCDAAh-QYBAMIMACH6BgAB7QwAIfsGAADADQAg_AYAAMENACACAAAABwAgSgAA0wgAIAIAAAAHACBKAADTCAAgAwAAACYAIFEAAMwIACBSAADRCAAgAQAAACYAIAEAAAAHACAGCgAAuw0AIFcAALwNACBYAAC_DQAgWQAAvg0AIFoAAL0NACD6BgAAvAwAIAvJBgAA5AoAMMoGAADaCAAQywYAAOQKADDbBgIAtgoAIegGQADGCgAh9wYCALYKACH4BgEAtQoAIfkGAQC1CgAh-gYAAd0KACH7BgAA5QoAIPwGAADlCgAgAwAAAAcAIAEAANkIADBWAADaCAAgAwAAAAcAIAEAACUAMAIAACYAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCQMAALcNACAFAAC4DQAgCwAAuQ0AIAwAALoNACDbBgIAAAAB4gYCAAAAAeMGAAC2DQAg6AZAAAAAAfYGAgAAAAEBSgAA4ggAIAXbBgIAAAAB4gYCAAAAAeMGAAC2DQAg6AZAAAAAAfYGAgAAAAEBSgAA5AgAMAFKAADkCAAwCQMAAJoNACAFAACbDQAgCwAAnA0AIAwAAJ0NACDbBgIAwwwAIeIGAgDDDAAh4wYAAJkNACDoBkAAyAwAIfYGAgDDDAAhAgAAAAsAIEoAAOcIACAF2wYCAMMMACHiBgIAwwwAIeMGAACZDQAg6AZAAMgMACH2BgIAwwwAIQIAAAAJACBKAADpCAAgAgAAAAkAIEoAAOkIACADAAAACwAgUQAA4ggAIFIAAOcIACABAAAACwAgAQAAAAkAIAUKAACUDQAgVwAAlQ0AIFgAAJgNACBZAACXDQAgWgAAlg0AIAjJBgAA4woAMMoGAADwCAAQywYAAOMKADDbBgIAtgoAIeIGAgC2CgAh4wYAANMKACDoBkAAxgoAIfYGAgC2CgAhAwAAAAkAIAEAAO8IADBWAADwCAAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAAPACABAAAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgDQYAAJENACAIAACSDQAgCQAAkw0AINsGAgAAAAHjBgAAkA0AIOYGAgAAAAHoBkAAAAAB6QZAAAAAAfEGAAEAAAHyBgEAAAAB8wYBAAAAAfQGQAAAAAH1BkAAAAABAUoAAPgIACAK2wYCAAAAAeMGAACQDQAg5gYCAAAAAegGQAAAAAHpBkAAAAAB8QYAAQAAAfIGAQAAAAHzBgEAAAAB9AZAAAAAAfUGQAAAAAEBSgAA-ggAMAFKAAD6CAAwDQYAAO8MACAIAADwDAAgCQAA8QwAINsGAgDDDAAh4wYAAOwMACDmBgIAwwwAIegGQADIDAAh6QZAAMgMACHxBgAB7QwAIfIGAQDuDAAh8wYBAO4MACH0BkAA2QwAIfUGQADZDAAhAgAAAA8AIEoAAP0IACAK2wYCAMMMACHjBgAA7AwAIOYGAgDDDAAh6AZAAMgMACHpBkAAyAwAIfEGAAHtDAAh8gYBAO4MACHzBgEA7gwAIfQGQADZDAAh9QZAANkMACECAAAADQAgSgAA_wgAIAIAAAANACBKAAD_CAAgAwAAAA8AIFEAAPgIACBSAAD9CAAgAQAAAA8AIAEAAAANACAKCgAA5wwAIFcAAOgMACBYAADrDAAgWQAA6gwAIFoAAOkMACDxBgAAvAwAIPIGAAC8DAAg8wYAALwMACD0BgAAvAwAIPUGAAC8DAAgDckGAADcCgAwygYAAIYJABDLBgAA3AoAMNsGAgC2CgAh4wYAANMKACDmBgIAtgoAIegGQADGCgAh6QZAAMYKACHxBgAB3QoAIfIGAQDeCgAh8wYBAN4KACH0BkAA1AoAIfUGQADUCgAhAwAAAA0AIAEAAIUJADBWAACGCQAgAwAAAA0AIAEAAA4AMAIAAA8AIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgBQcAAOYMACDoBkAAAAAB7gYAAQAAAe8GAgAAAAHwBkAAAAABAUoAAI4JACAE6AZAAAAAAe4GAAEAAAHvBgIAAAAB8AZAAAAAAQFKAACQCQAwAUoAAJAJADAFBwAA5QwAIOgGQADIDAAh7gYAAdcMACHvBgIAwwwAIfAGQADZDAAhAgAAABMAIEoAAJMJACAE6AZAAMgMACHuBgAB1wwAIe8GAgDDDAAh8AZAANkMACECAAAAEQAgSgAAlQkAIAIAAAARACBKAACVCQAgAwAAABMAIFEAAI4JACBSAACTCQAgAQAAABMAIAEAAAARACAGCgAA4AwAIFcAAOEMACBYAADkDAAgWQAA4wwAIFoAAOIMACDwBgAAvAwAIAfJBgAA2woAMMoGAACcCQAQywYAANsKADDoBkAAxgoAIe4GAAHSCgAh7wYCALYKACHwBkAA1AoAIQMAAAARACABAACbCQAwVgAAnAkAIAMAAAARACABAAASADACAAATACABAAAAGgAgAQAAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAwFAADeDAAgBgAA3wwAIOAGAAEAAAHhBgABAAAB4gYCAAAAAeMGAADdDAAg5AYCAAAAAeUGQAAAAAHmBgIAAAAB5wZAAAAAAegGQAAAAAHpBkAAAAABAUoAAKQJACAK4AYAAQAAAeEGAAEAAAHiBgIAAAAB4wYAAN0MACDkBgIAAAAB5QZAAAAAAeYGAgAAAAHnBkAAAAAB6AZAAAAAAekGQAAAAAEBSgAApgkAMAFKAACmCQAwAQAAAAkAIAwFAADbDAAgBgAA3AwAIOAGAAHXDAAh4QYAAdcMACHiBgIAwwwAIeMGAADYDAAg5AYCAMMMACHlBkAA2QwAIeYGAgDaDAAh5wZAANkMACHoBkAAyAwAIekGQADIDAAhAgAAABoAIEoAAKoJACAK4AYAAdcMACHhBgAB1wwAIeIGAgDDDAAh4wYAANgMACDkBgIAwwwAIeUGQADZDAAh5gYCANoMACHnBkAA2QwAIegGQADIDAAh6QZAAMgMACECAAAAGAAgSgAArAkAIAIAAAAYACBKAACsCQAgAQAAAAkAIAMAAAAaACBRAACkCQAgUgAAqgkAIAEAAAAaACABAAAAGAAgCAoAANIMACBXAADTDAAgWAAA1gwAIFkAANUMACBaAADUDAAg5QYAALwMACDmBgAAvAwAIOcGAAC8DAAgDckGAADRCgAwygYAALQJABDLBgAA0QoAMOAGAAHSCgAh4QYAAdIKACHiBgIAtgoAIeMGAADTCgAg5AYCALYKACHlBkAA1AoAIeYGAgDVCgAh5wZAANQKACHoBkAAxgoAIekGQADGCgAhAwAAABgAIAEAALMJADBWAAC0CQAgAwAAABgAIAEAABkAMAIAABoAIAXJBgAA0AoAMMoGAAC6CQAQywYAANAKADDeBgEAAAAB3wZAAMoKACEBAAAAtwkAIAEAAAC3CQAgBckGAADQCgAwygYAALoJABDLBgAA0AoAMN4GAQDCCgAh3wZAAMoKACEAAwAAALoJACABAAC7CQAwAgAAtwkAIAMAAAC6CQAgAQAAuwkAMAIAALcJACADAAAAugkAIAEAALsJADACAAC3CQAgAt4GAQAAAAHfBkAAAAABAUoAAL8JACAC3gYBAAAAAd8GQAAAAAEBSgAAwQkAMAFKAADBCQAwAt4GAQDCDAAh3wZAAMgMACECAAAAtwkAIEoAAMQJACAC3gYBAMIMACHfBkAAyAwAIQIAAAC6CQAgSgAAxgkAIAIAAAC6CQAgSgAAxgkAIAMAAAC3CQAgUQAAvwkAIFIAAMQJACABAAAAtwkAIAEAAAC6CQAgAwoAAM8MACBZAADRDAAgWgAA0AwAIAXJBgAAzwoAMMoGAADNCQAQywYAAM8KADDeBgEAtQoAId8GQADGCgAhAwAAALoJACABAADMCQAwVgAAzQkAIAMAAAC6CQAgAQAAuwkAMAIAALcJACAFyQYAAM4KADDKBgAA0wkAEMsGAADOCgAw2wYBAAAAAd0GQADKCgAhAQAAANAJACABAAAA0AkAIAXJBgAAzgoAMMoGAADTCQAQywYAAM4KADDbBgEAwgoAId0GQADKCgAhAAMAAADTCQAgAQAA1AkAMAIAANAJACADAAAA0wkAIAEAANQJADACAADQCQAgAwAAANMJACABAADUCQAwAgAA0AkAIALbBgEAAAAB3QZAAAAAAQFKAADYCQAgAtsGAQAAAAHdBkAAAAABAUoAANoJADABSgAA2gkAMALbBgEAwgwAId0GQADIDAAhAgAAANAJACBKAADdCQAgAtsGAQDCDAAh3QZAAMgMACECAAAA0wkAIEoAAN8JACACAAAA0wkAIEoAAN8JACADAAAA0AkAIFEAANgJACBSAADdCQAgAQAAANAJACABAAAA0wkAIAMKAADMDAAgWQAAzgwAIFoAAM0MACAFyQYAAM0KADDKBgAA5gkAEMsGAADNCgAw2wYBALUKACHdBkAAxgoAIQMAAADTCQAgAQAA5QkAMFYAAOYJACADAAAA0wkAIAEAANQJADACAADQCQAgBckGAADMCgAwygYAAOwJABDLBgAAzAoAMNsGAQAAAAHcBkAAygoAIQEAAADpCQAgAQAAAOkJACAFyQYAAMwKADDKBgAA7AkAEMsGAADMCgAw2wYBAMIKACHcBkAAygoAIQADAAAA7AkAIAEAAO0JADACAADpCQAgAwAAAOwJACABAADtCQAwAgAA6QkAIAMAAADsCQAgAQAA7QkAMAIAAOkJACAC2wYBAAAAAdwGQAAAAAEBSgAA8QkAIALbBgEAAAAB3AZAAAAAAQFKAADzCQAwAUoAAPMJADAC2wYBAMIMACHcBkAAyAwAIQIAAADpCQAgSgAA9gkAIALbBgEAwgwAIdwGQADIDAAhAgAAAOwJACBKAAD4CQAgAgAAAOwJACBKAAD4CQAgAwAAAOkJACBRAADxCQAgUgAA9gkAIAEAAADpCQAgAQAAAOwJACADCgAAyQwAIFkAAMsMACBaAADKDAAgBckGAADLCgAwygYAAP8JABDLBgAAywoAMNsGAQC1CgAh3AZAAMYKACEDAAAA7AkAIAEAAP4JADBWAAD_CQAgAwAAAOwJACABAADtCQAwAgAA6QkAIAXJBgAAyQoAMMoGAACFCgAQywYAAMkKADDMBgEAAAAB2gZAAMoKACEBAAAAggoAIAEAAACCCgAgBckGAADJCgAwygYAAIUKABDLBgAAyQoAMMwGAQDCCgAh2gZAAMoKACEAAwAAAIUKACABAACGCgAwAgAAggoAIAMAAACFCgAgAQAAhgoAMAIAAIIKACADAAAAhQoAIAEAAIYKADACAACCCgAgAswGAQAAAAHaBkAAAAABAUoAAIoKACACzAYBAAAAAdoGQAAAAAEBSgAAjAoAMAFKAACMCgAwAswGAQDCDAAh2gZAAMgMACECAAAAggoAIEoAAI8KACACzAYBAMIMACHaBkAAyAwAIQIAAACFCgAgSgAAkQoAIAIAAACFCgAgSgAAkQoAIAMAAACCCgAgUQAAigoAIFIAAI8KACABAAAAggoAIAEAAACFCgAgAwoAAMUMACBZAADHDAAgWgAAxgwAIAXJBgAAxQoAMMoGAACYCgAQywYAAMUKADDMBgEAtQoAIdoGQADGCgAhAwAAAIUKACABAACXCgAwVgAAmAoAIAMAAACFCgAgAQAAhgoAMAIAAIIKACAGyQYAAMEKADDKBgAAngoAEMsGAADBCgAwzAYBAAAAAc0GAgDDCgAhzgYEAMQKACEBAAAAmwoAIAEAAACbCgAgBskGAADBCgAwygYAAJ4KABDLBgAAwQoAMMwGAQDCCgAhzQYCAMMKACHOBgQAxAoAIQHOBgAAvAwAIAMAAACeCgAgAQAAnwoAMAIAAJsKACADAAAAngoAIAEAAJ8KADACAACbCgAgAwAAAJ4KACABAACfCgAwAgAAmwoAIAPMBgEAAAABzQYCAAAAAc4GBAAAAAEBSgAAowoAIAPMBgEAAAABzQYCAAAAAc4GBAAAAAEBSgAApQoAMAFKAAClCgAwA8wGAQDCDAAhzQYCAMMMACHOBgQAxAwAIQIAAACbCgAgSgAAqAoAIAPMBgEAwgwAIc0GAgDDDAAhzgYEAMQMACECAAAAngoAIEoAAKoKACACAAAAngoAIEoAAKoKACADAAAAmwoAIFEAAKMKACBSAACoCgAgAQAAAJsKACABAAAAngoAIAYKAAC9DAAgVwAAvgwAIFgAAMEMACBZAADADAAgWgAAvwwAIM4GAAC8DAAgBskGAAC0CgAwygYAALEKABDLBgAAtAoAMMwGAQC1CgAhzQYCALYKACHOBgQAtwoAIQMAAACeCgAgAQAAsAoAMFYAALEKACADAAAAngoAIAEAAJ8KADACAACbCgAgBskGAAC0CgAwygYAALEKABDLBgAAtAoAMMwGAQC1CgAhzQYCALYKACHOBgQAtwoAIQ4KAAC9CgAgWQAAwAoAIFoAAMAKACDPBgEAAAAB0AYBAAAABNEGAQAAAATSBgEAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAL8KACHXBgEAAAAB2AYBAAAAAdkGAQAAAAENCgAAvQoAIFcAAL4KACBYAAC9CgAgWQAAvQoAIFoAAL0KACDPBgIAAAAB0AYCAAAABNEGAgAAAATSBgIAAAAB0wYCAAAAAdQGAgAAAAHVBgIAAAAB1gYCALwKACENCgAAuQoAIFcAALoKACBYAAC7CgAgWQAAuwoAIFoAALsKACDPBgQAAAAB0AYEAAAABdEGBAAAAAXSBgQAAAAB0wYEAAAAAdQGBAAAAAHVBgQAAAAB1gYEALgKACENCgAAuQoAIFcAALoKACBYAAC7CgAgWQAAuwoAIFoAALsKACDPBgQAAAAB0AYEAAAABdEGBAAAAAXSBgQAAAAB0wYEAAAAAdQGBAAAAAHVBgQAAAAB1gYEALgKACEIzwYCAAAAAdAGAgAAAAXRBgIAAAAF0gYCAAAAAdMGAgAAAAHUBgIAAAAB1QYCAAAAAdYGAgC5CgAhCM8GCAAAAAHQBggAAAAF0QYIAAAABdIGCAAAAAHTBggAAAAB1AYIAAAAAdUGCAAAAAHWBggAugoAIQjPBgQAAAAB0AYEAAAABdEGBAAAAAXSBgQAAAAB0wYEAAAAAdQGBAAAAAHVBgQAAAAB1gYEALsKACENCgAAvQoAIFcAAL4KACBYAAC9CgAgWQAAvQoAIFoAAL0KACDPBgIAAAAB0AYCAAAABNEGAgAAAATSBgIAAAAB0wYCAAAAAdQGAgAAAAHVBgIAAAAB1gYCALwKACEIzwYCAAAAAdAGAgAAAATRBgIAAAAE0gYCAAAAAdMGAgAAAAHUBgIAAAAB1QYCAAAAAdYGAgC9CgAhCM8GCAAAAAHQBggAAAAE0QYIAAAABNIGCAAAAAHTBggAAAAB1AYIAAAAAdUGCAAAAAHWBggAvgoAIQ4KAAC9CgAgWQAAwAoAIFoAAMAKACDPBgEAAAAB0AYBAAAABNEGAQAAAATSBgEAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAL8KACHXBgEAAAAB2AYBAAAAAdkGAQAAAAELzwYBAAAAAdAGAQAAAATRBgEAAAAE0gYBAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQDACgAh1wYBAAAAAdgGAQAAAAHZBgEAAAABBskGAADBCgAwygYAAJ4KABDLBgAAwQoAMMwGAQDCCgAhzQYCAMMKACHOBgQAxAoAIQvPBgEAAAAB0AYBAAAABNEGAQAAAATSBgEAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAMAKACHXBgEAAAAB2AYBAAAAAdkGAQAAAAEIzwYCAAAAAdAGAgAAAATRBgIAAAAE0gYCAAAAAdMGAgAAAAHUBgIAAAAB1QYCAAAAAdYGAgC9CgAhCM8GBAAAAAHQBgQAAAAF0QYEAAAABdIGBAAAAAHTBgQAAAAB1AYEAAAAAdUGBAAAAAHWBgQAuwoAIQXJBgAAxQoAMMoGAACYCgAQywYAAMUKADDMBgEAtQoAIdoGQADGCgAhCwoAAL0KACBZAADICgAgWgAAyAoAIM8GQAAAAAHQBkAAAAAE0QZAAAAABNIGQAAAAAHTBkAAAAAB1AZAAAAAAdUGQAAAAAHWBkAAxwoAIQsKAAC9CgAgWQAAyAoAIFoAAMgKACDPBkAAAAAB0AZAAAAABNEGQAAAAATSBkAAAAAB0wZAAAAAAdQGQAAAAAHVBkAAAAAB1gZAAMcKACEIzwZAAAAAAdAGQAAAAATRBkAAAAAE0gZAAAAAAdMGQAAAAAHUBkAAAAAB1QZAAAAAAdYGQADICgAhBckGAADJCgAwygYAAIUKABDLBgAAyQoAMMwGAQDCCgAh2gZAAMoKACEIzwZAAAAAAdAGQAAAAATRBkAAAAAE0gZAAAAAAdMGQAAAAAHUBkAAAAAB1QZAAAAAAdYGQADICgAhBckGAADLCgAwygYAAP8JABDLBgAAywoAMNsGAQC1CgAh3AZAAMYKACEFyQYAAMwKADDKBgAA7AkAEMsGAADMCgAw2wYBAMIKACHcBkAAygoAIQXJBgAAzQoAMMoGAADmCQAQywYAAM0KADDbBgEAtQoAId0GQADGCgAhBckGAADOCgAwygYAANMJABDLBgAAzgoAMNsGAQDCCgAh3QZAAMoKACEFyQYAAM8KADDKBgAAzQkAEMsGAADPCgAw3gYBALUKACHfBkAAxgoAIQXJBgAA0AoAMMoGAAC6CQAQywYAANAKADDeBgEAwgoAId8GQADKCgAhDckGAADRCgAwygYAALQJABDLBgAA0QoAMOAGAAHSCgAh4QYAAdIKACHiBgIAtgoAIeMGAADTCgAg5AYCALYKACHlBkAA1AoAIeYGAgDVCgAh5wZAANQKACHoBkAAxgoAIekGQADGCgAhBwoAAL0KACBZAADaCgAgWgAA2goAIM8GAAEAAAHQBgABAAAE0QYAAQAABNYGAAHZCgAhBM8GAAAA6wYJ6wYAAADrBgPsBgAAAOsGCO0GAAAA6wYICwoAALkKACBZAADYCgAgWgAA2AoAIM8GQAAAAAHQBkAAAAAF0QZAAAAABdIGQAAAAAHTBkAAAAAB1AZAAAAAAdUGQAAAAAHWBkAA1woAIQ0KAAC5CgAgVwAAugoAIFgAALkKACBZAAC5CgAgWgAAuQoAIM8GAgAAAAHQBgIAAAAF0QYCAAAABdIGAgAAAAHTBgIAAAAB1AYCAAAAAdUGAgAAAAHWBgIA1goAIQ0KAAC5CgAgVwAAugoAIFgAALkKACBZAAC5CgAgWgAAuQoAIM8GAgAAAAHQBgIAAAAF0QYCAAAABdIGAgAAAAHTBgIAAAAB1AYCAAAAAdUGAgAAAAHWBgIA1goAIQsKAAC5CgAgWQAA2AoAIFoAANgKACDPBkAAAAAB0AZAAAAABdEGQAAAAAXSBkAAAAAB0wZAAAAAAdQGQAAAAAHVBkAAAAAB1gZAANcKACEIzwZAAAAAAdAGQAAAAAXRBkAAAAAF0gZAAAAAAdMGQAAAAAHUBkAAAAAB1QZAAAAAAdYGQADYCgAhBwoAAL0KACBZAADaCgAgWgAA2goAIM8GAAEAAAHQBgABAAAE0QYAAQAABNYGAAHZCgAhBM8GAAEAAAHQBgABAAAE0QYAAQAABNYGAAHaCgAhB8kGAADbCgAwygYAAJwJABDLBgAA2woAMOgGQADGCgAh7gYAAdIKACHvBgIAtgoAIfAGQADUCgAhDckGAADcCgAwygYAAIYJABDLBgAA3AoAMNsGAgC2CgAh4wYAANMKACDmBgIAtgoAIegGQADGCgAh6QZAAMYKACHxBgAB3QoAIfIGAQDeCgAh8wYBAN4KACH0BkAA1AoAIfUGQADUCgAhBwoAALkKACBZAADiCgAgWgAA4goAIM8GAAEAAAHQBgABAAAF0QYAAQAABdYGAAHhCgAhDgoAALkKACBZAADgCgAgWgAA4AoAIM8GAQAAAAHQBgEAAAAF0QYBAAAABdIGAQAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEA3woAIdcGAQAAAAHYBgEAAAAB2QYBAAAAAQ4KAAC5CgAgWQAA4AoAIFoAAOAKACDPBgEAAAAB0AYBAAAABdEGAQAAAAXSBgEAAAAB0wYBAAAAAdQGAQAAAAHVBgEAAAAB1gYBAN8KACHXBgEAAAAB2AYBAAAAAdkGAQAAAAELzwYBAAAAAdAGAQAAAAXRBgEAAAAF0gYBAAAAAdMGAQAAAAHUBgEAAAAB1QYBAAAAAdYGAQDgCgAh1wYBAAAAAdgGAQAAAAHZBgEAAAABBwoAALkKACBZAADiCgAgWgAA4goAIM8GAAEAAAHQBgABAAAF0QYAAQAABdYGAAHhCgAhBM8GAAEAAAHQBgABAAAF0QYAAQAABdYGAAHiCgAhCMkGAADjCgAwygYAAPAIABDLBgAA4woAMNsGAgC2CgAh4gYCALYKACHjBgAA0woAIOgGQADGCgAh9gYCALYKACELyQYAAOQKADDKBgAA2ggAEMsGAADkCgAw2wYCALYKACHoBkAAxgoAIfcGAgC2CgAh-AYBALUKACH5BgEAtQoAIfoGAAHdCgAh-wYAAOUKACD8BgAA5QoAIATPBgEAAAAF6wYBAAAAAewGAQAAAATtBgEAAAAEC8kGAADmCgAwygYAAMQIABDLBgAA5goAMNsGAgC2CgAh6AZAAMYKACHpBkAA1AoAIf0GAQC1CgAh_gYCANUKACH_BgIA1QoAIYAHAQDeCgAhgQcgAOcKACEFCgAAvQoAIFkAAOkKACBaAADpCgAgzwYgAAAAAdYGIADoCgAhBQoAAL0KACBZAADpCgAgWgAA6QoAIM8GIAAAAAHWBiAA6AoAIQLPBiAAAAAB1gYgAOkKACENLwAA7woAIDQAAO4KACDJBgAA6goAMMoGAACMAQAQywYAAOoKADDbBgIAwwoAIegGQADKCgAh6QZAAOwKACH9BgEAwgoAIf4GAgC3CwAh_wYCALcLACGABwEA6woAIYEHIADtCgAhC88GAQAAAAHQBgEAAAAF0QYBAAAABdIGAQAAAAHTBgEAAAAB1AYBAAAAAdUGAQAAAAHWBgEA4AoAIdcGAQAAAAHYBgEAAAAB2QYBAAAAAQjPBkAAAAAB0AZAAAAABdEGQAAAAAXSBkAAAAAB0wZAAAAAAdQGQAAAAAHVBkAAAAAB1gZAANgKACECzwYgAAAAAdYGIADpCgAhEQQAAPYKACAzAAD2CwAgyQYAAPULADDKBgAAjgEAEMsGAAD1CwAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACGDBwEAwgoAIYQHBAD1CgAhhQcBAMIKACGGBwEAwgoAIYcHQADKCgAhiAcBAMIKACGmCAAAjgEAIKcIAACOAQAgGxkAAPYKACAwAADoCwAgMQAA6gsAIDIAAP4LACAzAAD2CwAgyQYAAPoLADDKBgAAfgAQywYAAPoLADDbBgIAwwoAIegGQADKCgAhgwcBAMIKACGEBwQA9QoAIYYHAQDCCgAhiQcCAMMKACGMBwEAwgoAIY0HAQDCCgAhjwcAAPsLjwcikQcAAPwLkQcikgcIAP0LACGTBwIAtwsAIZQHAgC3CwAhlQcBAOsKACGWBwIAwwoAIZcHAgDDCgAhmAcCAMMKACGmCAAAfgAgpwgAAH4AIAY2AgC2CgAhyQYAAPAKADDKBgAAqAgAEMsGAADwCgAw9wYCALYKACGCBwQA8QoAIQ0KAAC9CgAgVwAAvgoAIFgAAPMKACBZAADzCgAgWgAA8woAIM8GBAAAAAHQBgQAAAAE0QYEAAAABNIGBAAAAAHTBgQAAAAB1AYEAAAAAdUGBAAAAAHWBgQA8goAIQ0KAAC9CgAgVwAAvgoAIFgAAPMKACBZAADzCgAgWgAA8woAIM8GBAAAAAHQBgQAAAAE0QYEAAAABNIGBAAAAAHTBgQAAAAB1AYEAAAAAdUGBAAAAAHWBgQA8goAIQjPBgQAAAAB0AYEAAAABNEGBAAAAATSBgQAAAAB0wYEAAAAAdQGBAAAAAHVBgQAAAAB1gYEAPMKACEHBAAA9goAIDYCAMMKACHJBgAA9AoAMMoGAACaAQAQywYAAPQKADD3BgIAwwoAIYIHBAD1CgAhCM8GBAAAAAHQBgQAAAAE0QYEAAAABNIGBAAAAAHTBgQAAAAB1AYEAAAAAdUGBAAAAAHWBgQA8woAITcQAADaCwAgEQAA2wsAIBIAANwLACATAADdCwAgFAAA3gsAIBUAAN8LACAWAADgCwAgFwAAvAsAIBsAAOELACAcAACpCwAgIQAA4wsAICMAAOILACAlAADkCwAgKgAA5QsAICwAAOkLACAuAADmCwAgMAAA6AsAIDEAAOoLACA1AADnCwAgNgAA6wsAIDcAAOwLACA6AADtCwAgOwAA7QsAIDwAAO0LACA-AADuCwAgPwAA7gsAIEAAAO8LACBBAADwCwAgQwAA8QsAIEQAAPILACDJBgAA2AsAMMoGAACgAQAQywYAANgLADDbBgIAwwoAIegGQADKCgAhgAcBAOsKACGxB0AA7AoAIf8HAQDrCgAhiggBAMIKACGLCEAA7AoAIYwIAQDrCgAhjggAANkLjggijwhAAOwKACGQCEAA7AoAIZEIAQDrCgAhkghAAOwKACGTCEAA7AoAIZQIAQDrCgAhlQhAAOwKACGWCAIAwwoAIZcIIADtCgAhmAhAAOwKACGZCCAA7QoAIaYIAACgAQAgpwgAAKABACANyQYAAPcKADDKBgAAkAgAEMsGAAD3CgAw2wYCALYKACHoBkAAxgoAIfcGAgC2CgAh-AYBALUKACGDBwEAtQoAIYQHBADxCgAhhQcBALUKACGGBwEAtQoAIYcHQADGCgAhiAcBALUKACEFMgIAtgoAIckGAAD4CgAwygYAAPoHABDLBgAA-AoAMP8GAgC2CgAhBi8AAPoKACAyAgDDCgAhyQYAAPkKADDKBgAAigEAEMsGAAD5CgAw_wYCAMMKACEbGQAA9goAIDAAAOgLACAxAADqCwAgMgAA_gsAIDMAAPYLACDJBgAA-gsAMMoGAAB-ABDLBgAA-gsAMNsGAgDDCgAh6AZAAMoKACGDBwEAwgoAIYQHBAD1CgAhhgcBAMIKACGJBwIAwwoAIYwHAQDCCgAhjQcBAMIKACGPBwAA-wuPByKRBwAA_AuRByKSBwgA_QsAIZMHAgC3CwAhlAcCALcLACGVBwEA6woAIZYHAgDDCgAhlwcCAMMKACGYBwIAwwoAIaYIAAB-ACCnCAAAfgAgCMkGAAD7CgAwygYAAOIHABDLBgAA-woAMNsGAgC2CgAh6AZAAMYKACH_BgIAtgoAIYkHAgC2CgAhigcBALUKACEHyQYAAPwKADDKBgAAzAcAEMsGAAD8CgAw6AZAAMYKACH2BgIAtgoAIf8GAgC2CgAhiwcCALYKACEUyQYAAP0KADDKBgAAtgcAEMsGAAD9CgAw2wYCALYKACHoBkAAxgoAIYMHAQC1CgAhhAcEAPEKACGGBwEAtQoAIYkHAgC2CgAhjAcBALUKACGNBwEAtQoAIY8HAAD-Co8HIpEHAAD_CpEHIpIHCACACwAhkwcCANUKACGUBwIA1QoAIZUHAQDeCgAhlgcCALYKACGXBwIAtgoAIZgHAgC2CgAhBwoAAL0KACBZAACFCwAgWgAAhQsAIM8GAAAAjwcC0AYAAACPBwjRBgAAAI8HCNYGAACEC48HIgcKAAC9CgAgWQAAgwsAIFoAAIMLACDPBgAAAJEHAtAGAAAAkQcI0QYAAACRBwjWBgAAgguRByINCgAAuQoAIFcAALoKACBYAAC6CgAgWQAAugoAIFoAALoKACDPBggAAAAB0AYIAAAABdEGCAAAAAXSBggAAAAB0wYIAAAAAdQGCAAAAAHVBggAAAAB1gYIAIELACENCgAAuQoAIFcAALoKACBYAAC6CgAgWQAAugoAIFoAALoKACDPBggAAAAB0AYIAAAABdEGCAAAAAXSBggAAAAB0wYIAAAAAdQGCAAAAAHVBggAAAAB1gYIAIELACEHCgAAvQoAIFkAAIMLACBaAACDCwAgzwYAAACRBwLQBgAAAJEHCNEGAAAAkQcI1gYAAIILkQciBM8GAAAAkQcC0AYAAACRBwjRBgAAAJEHCNYGAACDC5EHIgcKAAC9CgAgWQAAhQsAIFoAAIULACDPBgAAAI8HAtAGAAAAjwcI0QYAAACPBwjWBgAAhAuPByIEzwYAAACPBwLQBgAAAI8HCNEGAAAAjwcI1gYAAIULjwciBckGAACGCwAwygYAAKAHABDLBgAAhgsAMJkHAgC2CgAhmgcCALYKACEKyQYAAIcLADDKBgAAigcAEMsGAACHCwAwjAcBALUKACGZBwIA1QoAIZoHAgC2CgAhmwcCALYKACGcBxAAiAsAIZ0HAgC2CgAhngcBAN4KACENCgAAvQoAIFcAAIoLACBYAACKCwAgWQAAigsAIFoAAIoLACDPBhAAAAAB0AYQAAAABNEGEAAAAATSBhAAAAAB0wYQAAAAAdQGEAAAAAHVBhAAAAAB1gYQAIkLACENCgAAvQoAIFcAAIoLACBYAACKCwAgWQAAigsAIFoAAIoLACDPBhAAAAAB0AYQAAAABNEGEAAAAATSBhAAAAAB0wYQAAAAAdQGEAAAAAHVBhAAAAAB1gYQAIkLACEIzwYQAAAAAdAGEAAAAATRBhAAAAAE0gYQAAAAAdMGEAAAAAHUBhAAAAAB1QYQAAAAAdYGEACKCwAhDMkGAACLCwAwygYAAPQGABDLBgAAiwsAMNsGAgC2CgAh6AZAAMYKACGRBwAAjQujByKgBwAAjAugByKhBwIAtgoAIaMHQADUCgAhpAcBAN4KACGlBwIA1QoAIaYHAQDeCgAhBwoAAL0KACBZAACRCwAgWgAAkQsAIM8GAAAAoAcC0AYAAACgBwjRBgAAAKAHCNYGAACQC6AHIgcKAAC9CgAgWQAAjwsAIFoAAI8LACDPBgAAAKMHAtAGAAAAowcI0QYAAACjBwjWBgAAjgujByIHCgAAvQoAIFkAAI8LACBaAACPCwAgzwYAAACjBwLQBgAAAKMHCNEGAAAAowcI1gYAAI4LowciBM8GAAAAowcC0AYAAACjBwjRBgAAAKMHCNYGAACPC6MHIgcKAAC9CgAgWQAAkQsAIFoAAJELACDPBgAAAKAHAtAGAAAAoAcI0QYAAACgBwjWBgAAkAugByIEzwYAAACgBwLQBgAAAKAHCNEGAAAAoAcI1gYAAJELoAciDMkGAACSCwAwygYAAN4GABDLBgAAkgsAMNsGAgC2CgAh6AZAAMYKACGJBwIAtgoAIYwHAQDeCgAhmwcCALYKACGnBwIAtgoAIagHAQC1CgAhqQcBAN4KACGqB0AA1AoAIRkdAQC1CgAhyQYAAJMLADDKBgAAyAYAEMsGAACTCwAw2wYCALYKACHoBkAAxgoAIfcGAgDVCgAhjAcBALUKACGNBwEAtQoAIZEHAACVC7AHIpkHAgDVCgAhnAcQAIgLACGnBxAAiAsAIasHAQDeCgAhrAcBAN4KACGtBxAAlAsAIa4HAgC2CgAhsAcBAN4KACGxB0AA1AoAIbIHAgC2CgAhswcgAOcKACG0BwEAtQoAIbUHAQC1CgAhtgcCALYKACG3BwIAtgoAIQ0KAAC5CgAgVwAAmQsAIFgAAJkLACBZAACZCwAgWgAAmQsAIM8GEAAAAAHQBhAAAAAF0QYQAAAABdIGEAAAAAHTBhAAAAAB1AYQAAAAAdUGEAAAAAHWBhAAmAsAIQcKAAC9CgAgWQAAlwsAIFoAAJcLACDPBgAAALAHAtAGAAAAsAcI0QYAAACwBwjWBgAAlguwByIHCgAAvQoAIFkAAJcLACBaAACXCwAgzwYAAACwBwLQBgAAALAHCNEGAAAAsAcI1gYAAJYLsAciBM8GAAAAsAcC0AYAAACwBwjRBgAAALAHCNYGAACXC7AHIg0KAAC5CgAgVwAAmQsAIFgAAJkLACBZAACZCwAgWgAAmQsAIM8GEAAAAAHQBhAAAAAF0QYQAAAABdIGEAAAAAHTBhAAAAAB1AYQAAAAAdUGEAAAAAHWBhAAmAsAIQjPBhAAAAAB0AYQAAAABdEGEAAAAAXSBhAAAAAB0wYQAAAAAdQGEAAAAAHVBhAAAAAB1gYQAJkLACENyQYAAJoLADDKBgAAsAYAEMsGAACaCwAw2wYCALYKACHoBkAAxgoAIfcGAgC2CgAh-AYBALUKACGNBwEAtQoAIZEHAACbC7kHIqsHAQC1CgAhtgcCALYKACG3BwIAtgoAIbkHIADnCgAhBwoAAL0KACBZAACdCwAgWgAAnQsAIM8GAAAAuQcC0AYAAAC5BwjRBgAAALkHCNYGAACcC7kHIgcKAAC9CgAgWQAAnQsAIFoAAJ0LACDPBgAAALkHAtAGAAAAuQcI0QYAAAC5BwjWBgAAnAu5ByIEzwYAAAC5BwLQBgAAALkHCNEGAAAAuQcI1gYAAJ0LuQciBMkGAACeCwAwygYAAJoGABDLBgAAngsAMLoHAgC2CgAhBR4AAKALACDJBgAAnwsAMMoGAABWABDLBgAAnwsAMLoHAgDDCgAhExkAAPYKACAdAACfDAAgIgAAoAwAICMAAOILACAkAAChDAAgyQYAAJ0MADDKBgAAQwAQywYAAJ0MADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGMBwEAwgoAIZEHAACeDL8HIqgHAQDCCgAhvQcCALcLACG_BwIAtwsAIcAHAgDDCgAhpggAAEMAIKcIAABDACAHyQYAAKELADDKBgAAiAYAEMsGAAChCwAw6AZAAMYKACH2BgIAtgoAIYsHAgC2CgAhuwcCALYKACEJyQYAAKILADDKBgAA8gUAEMsGAACiCwAw2wYCALYKACHoBkAAxgoAIYkHAgC2CgAhqAcBALUKACG6BwIAtgoAIbwHAgC2CgAhDMkGAACjCwAwygYAANwFABDLBgAAowsAMNsGAgC2CgAh6AZAAMYKACGJBwIAtgoAIYwHAQC1CgAhkQcAAKQLvwciqAcBALUKACG9BwIA1QoAIb8HAgDVCgAhwAcCALYKACEHCgAAvQoAIFkAAKYLACBaAACmCwAgzwYAAAC_BwLQBgAAAL8HCNEGAAAAvwcI1gYAAKULvwciBwoAAL0KACBZAACmCwAgWgAApgsAIM8GAAAAvwcC0AYAAAC_BwjRBgAAAL8HCNYGAAClC78HIgTPBgAAAL8HAtAGAAAAvwcI0QYAAAC_BwjWBgAApgu_ByIGyQYAAKcLADDKBgAAwgUAEMsGAACnCwAw2wYCALYKACH4BgEAtQoAIasHAQC1CgAhBxwAAKkLACDJBgAAqAsAMMoGAABHABDLBgAAqAsAMNsGAgDDCgAh-AYBAMIKACGrBwEAwgoAIQPBBwAAQwAgwgcAAEMAIMMHAABDACAGyQYAAKoLADDKBgAAqgUAEMsGAACqCwAw6AZAAMYKACH4BgEAtQoAIYsHAAHSCgAhBskGAACrCwAwygYAAJcFABDLBgAAqwsAMOgGQADKCgAh-AYBAMIKACGLBwABrAsAIQTPBgABAAAB0AYAAQAABNEGAAEAAATWBgAB2goAIQnJBgAArQsAMMoGAACRBQAQywYAAK0LADDbBgIAtgoAIegGQADGCgAh9gYCALYKACHEBwEAtQoAIcUHAQC1CgAhxgdAANQKACEMyQYAAK4LADDKBgAA-wQAEMsGAACuCwAw2wYCALYKACHoBkAAxgoAIfYGAgC2CgAh-AYBALUKACHGB0AA1AoAIccHAAHSCgAhyAcAAdIKACHJBwQA8QoAIcoHAADlCgAgBskGAACvCwAwygYAAOUEABDLBgAArwsAMO4GAAHSCgAh8AZAANQKACH2BgIAtgoAIQnJBgAAsAsAMMoGAADPBAAQywYAALALADDoBkAAxgoAIfYGAgC2CgAhywcBALUKACHMBwQA8QoAIc0HAgC2CgAhzgdAANQKACEKAwAA9goAIMkGAACxCwAwygYAACkAEMsGAACxCwAw6AZAAMoKACH2BgIAwwoAIcsHAQDCCgAhzAcEAPUKACHNBwIAwwoAIc4HQADsCgAhB8kGAACyCwAwygYAALcEABDLBgAAsgsAMM4GQADGCgAh9gYCANUKACHPBwEAtQoAIdAHAACzCwAgDwoAAL0KACBZAAC0CwAgWgAAtAsAIM8GgAAAAAHSBoAAAAAB0waAAAAAAdQGgAAAAAHVBoAAAAAB1gaAAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHgAAAAAHVB4AAAAAB1geAAAAAAQzPBoAAAAAB0gaAAAAAAdMGgAAAAAHUBoAAAAAB1QaAAAAAAdYGgAAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUB4AAAAAB1QeAAAAAAdYHgAAAAAEHyQYAALULADDKBgAApAQAEMsGAAC1CwAwzgZAAMoKACH2BgIAtwsAIc8HAQDCCgAh0AcAALYLACAMzwaAAAAAAdIGgAAAAAHTBoAAAAAB1AaAAAAAAdUGgAAAAAHWBoAAAAAB0QcBAAAAAdIHAQAAAAHTBwEAAAAB1AeAAAAAAdUHgAAAAAHWB4AAAAABCM8GAgAAAAHQBgIAAAAF0QYCAAAABdIGAgAAAAHTBgIAAAAB1AYCAAAAAdUGAgAAAAHWBgIAuQoAIQjJBgAAuAsAMMoGAACeBAAQywYAALgLADDbBgIAtgoAIegGQADGCgAhiQcCALYKACGKBwEAtQoAIdcHAgC2CgAhDskGAAC5CwAwygYAAIgEABDLBgAAuQsAMNsGAgC2CgAh6AZAAMYKACGJBwIAtgoAIYoHAQC1CgAhjAcBALUKACHYBwIAtgoAIdkHIADnCgAh2gcgAOcKACHbBwIAtgoAIdwHQADGCgAh3QcCALYKACEJyQYAALoLADDKBgAA8gMAEMsGAAC6CwAw2wYCALYKACHoBkAAxgoAIYwHAQC1CgAhjQcBALUKACGxB0AA1AoAId4HAgC2CgAhChcAALwLACDJBgAAuwsAMMoGAADfAwAQywYAALsLADDbBgIAwwoAIegGQADKCgAhjAcBAMIKACGNBwEAwgoAIbEHQADsCgAh3gcCAMMKACEDwQcAADcAIMIHAAA3ACDDBwAANwAgEskGAAC9CwAwygYAANkDABDLBgAAvQsAMNsGAgC2CgAh3QZAANQKACHlBkAAxgoAIekGQADUCgAh9gYCALYKACGCBwQA8QoAIYYHAQDeCgAh3wcBALUKACHgBwIAtgoAIeEHAgC2CgAh4gcCALYKACHjBwQA8QoAIeQHAgC2CgAh5QcBAN4KACHmB0AA1AoAIRDJBgAAvgsAMMoGAADDAwAQywYAAL4LADDaBkAAxgoAIdsGAgC2CgAhiQcCANUKACGMBwEA3goAId8HAQC1CgAh5wcBALUKACHoBwIAtgoAIekHAgDVCgAh6gcBALUKACHrBwEA3goAIewHIADnCgAh7QcCANUKACHuBwEA3goAIRDJBgAAvwsAMMoGAACwAwAQywYAAL8LADDaBkAAygoAIdsGAgDDCgAhiQcCALcLACGMBwEA6woAId8HAQDCCgAh5wcBAMIKACHoBwIAwwoAIekHAgC3CwAh6gcBAMIKACHrBwEA6woAIewHIADtCgAh7QcCALcLACHuBwEA6woAIQLnBwEAAAAB6AcCAAAAAQzJBgAAwQsAMMoGAACqAwAQywYAAMELADDaBkAAxgoAIdsGAgC2CgAh9wYCANUKACGMBwEA3goAIagHAQC1CgAh5wcBALUKACHoBwIAtgoAIfAHAgC2CgAh8QcCALYKACEQyQYAAMILADDKBgAAkgMAEMsGAADCCwAw2wYCALYKACHoBkAAxgoAIYkHAgDVCgAhkQcAAMML9Qci5wcBALUKACHoBwIAtgoAIe4HAQC1CgAh8gcCALYKACHzBwEA3goAIfUHAgDVCgAh9gcBAN4KACH3B0AA1AoAIfgHQADUCgAhBwoAAL0KACBZAADFCwAgWgAAxQsAIM8GAAAA9QcC0AYAAAD1BwjRBgAAAPUHCNYGAADEC_UHIgcKAAC9CgAgWQAAxQsAIFoAAMULACDPBgAAAPUHAtAGAAAA9QcI0QYAAAD1BwjWBgAAxAv1ByIEzwYAAAD1BwLQBgAAAPUHCNEGAAAA9QcI1gYAAMUL9QciDMkGAADGCwAwygYAAPgCABDLBgAAxgsAMNoGQADGCgAh2wYCALYKACHnBwEAtQoAIegHAgDVCgAh7QcCANUKACHuBwEA3goAIfkHAQC1CgAh-gcBAN4KACH7BwAAswsAIAzJBgAAxwsAMMoGAADlAgAQywYAAMcLADDaBkAAygoAIdsGAgDDCgAh5wcBAMIKACHoBwIAtwsAIe0HAgC3CwAh7gcBAOsKACH5BwEAwgoAIfoHAQDrCgAh-wcAALYLACAKyQYAAMgLADDKBgAA3wIAEMsGAADICwAwzAYBALUKACHoBkAAxgoAIfYGAgC2CgAhkQcCALYKACGoBwEAtQoAIfwHAQC1CgAh_QcAAdIKACEKyQYAAMkLADDKBgAAyQIAEMsGAADJCwAw6AZAAMYKACHpBkAAxgoAIe4GAAHSCgAh8AZAANQKACH2BgIAtgoAIf4HAQC1CgAh_wcBALUKACEKyQYAAMoLADDKBgAAswIAEMsGAADKCwAw2wYCALYKACHoBkAAxgoAIekGQADGCgAh7gYAAdIKACGACAIAtgoAIYEIAgC2CgAhgggCALYKACENSgAAswsAIMkGAADLCwAwygYAAJ0CABDLBgAAywsAMNsGAgC2CgAh6AZAAMYKACH2BgIA1QoAIeAHAgC2CgAh5QcBAN4KACGDCAEAtQoAIYQIAQC1CgAhhQhAAMYKACGGCEAA1AoAIQ_JBgAAzAsAMMoGAACFAgAQywYAAMwLADDbBgIAtgoAIeIGAgDVCgAh4wYAANMKACDoBkAAxgoAIekGQADUCgAh7gYAAdIKACH2BgIAtgoAIfgGAQC1CgAhxgdAANQKACGHCAEAtQoAIYgIQADUCgAhiQgCANUKACEXyQYAAM0LADDKBgAA6wEAEMsGAADNCwAw2wYCALYKACHoBkAAxgoAIYAHAQDeCgAhsQdAANQKACH_BwEA3goAIYoIAQC1CgAhiwhAANQKACGMCAEA3goAIY4IAADOC44IIo8IQADUCgAhkAhAANQKACGRCAEA3goAIZIIQADUCgAhkwhAANQKACGUCAEA3goAIZUIQADUCgAhlggCALYKACGXCCAA5woAIZgIQADUCgAhmQggAOcKACEHCgAAvQoAIFkAANALACBaAADQCwAgzwYAAACOCALQBgAAAI4ICNEGAAAAjggI1gYAAM8LjggiBwoAAL0KACBZAADQCwAgWgAA0AsAIM8GAAAAjggC0AYAAACOCAjRBgAAAI4ICNYGAADPC44IIgTPBgAAAI4IAtAGAAAAjggI0QYAAACOCAjWBgAA0AuOCCITAwAA9goAIMkGAADRCwAwygYAALgBABDLBgAA0QsAMNsGAgDDCgAh3QZAAOwKACHlBkAAygoAIekGQADsCgAh9gYCAMMKACGCBwQA9QoAIYYHAQDrCgAh3wcBAMIKACHgBwIAwwoAIeEHAgDDCgAh4gcCAMMKACHjBwQA9QoAIeQHAgDDCgAh5QcBAOsKACHmB0AA7AoAIQtCAAD2CgAgyQYAANILADDKBgAAtAEAEMsGAADSCwAw2wYCAMMKACHoBkAAygoAIekGQADKCgAh7gYAAawLACGACAIAwwoAIYEIAgDDCgAhgggCAMMKACELAwAA9goAIMkGAADTCwAwygYAALABABDLBgAA0wsAMOgGQADKCgAh6QZAAMoKACHuBgABrAsAIfAGQADsCgAh9gYCAMMKACH-BwEAwgoAIf8HAQDCCgAhDgMAANULACBKAAC2CwAgyQYAANQLADDKBgAAqwEAEMsGAADUCwAw2wYCAMMKACHoBkAAygoAIfYGAgC3CwAh4AcCAMMKACHlBwEA6woAIYMIAQDCCgAhhAgBAMIKACGFCEAAygoAIYYIQADsCgAhNxAAANoLACARAADbCwAgEgAA3AsAIBMAAN0LACAUAADeCwAgFQAA3wsAIBYAAOALACAXAAC8CwAgGwAA4QsAIBwAAKkLACAhAADjCwAgIwAA4gsAICUAAOQLACAqAADlCwAgLAAA6QsAIC4AAOYLACAwAADoCwAgMQAA6gsAIDUAAOcLACA2AADrCwAgNwAA7AsAIDoAAO0LACA7AADtCwAgPAAA7QsAID4AAO4LACA_AADuCwAgQAAA7wsAIEEAAPALACBDAADxCwAgRAAA8gsAIMkGAADYCwAwygYAAKABABDLBgAA2AsAMNsGAgDDCgAh6AZAAMoKACGABwEA6woAIbEHQADsCgAh_wcBAOsKACGKCAEAwgoAIYsIQADsCgAhjAgBAOsKACGOCAAA2QuOCCKPCEAA7AoAIZAIQADsCgAhkQgBAOsKACGSCEAA7AoAIZMIQADsCgAhlAgBAOsKACGVCEAA7AoAIZYIAgDDCgAhlwggAO0KACGYCEAA7AoAIZkIIADtCgAhpggAAKABACCnCAAAoAEAIAPnBwEAAAAB6AcCAAAAAfAHAgAAAAEOBAAA1QsAID0AAPYKACDJBgAA1wsAMMoGAAClAQAQywYAANcLADDaBkAAygoAIdsGAgDDCgAh9wYCALcLACGMBwEA6woAIagHAQDCCgAh5wcBAMIKACHoBwIAwwoAIfAHAgDDCgAh8QcCAMMKACE1EAAA2gsAIBEAANsLACASAADcCwAgEwAA3QsAIBQAAN4LACAVAADfCwAgFgAA4AsAIBcAALwLACAbAADhCwAgHAAAqQsAICEAAOMLACAjAADiCwAgJQAA5AsAICoAAOULACAsAADpCwAgLgAA5gsAIDAAAOgLACAxAADqCwAgNQAA5wsAIDYAAOsLACA3AADsCwAgOgAA7QsAIDsAAO0LACA8AADtCwAgPgAA7gsAID8AAO4LACBAAADvCwAgQQAA8AsAIEMAAPELACBEAADyCwAgyQYAANgLADDKBgAAoAEAEMsGAADYCwAw2wYCAMMKACHoBkAAygoAIYAHAQDrCgAhsQdAAOwKACH_BwEA6woAIYoIAQDCCgAhiwhAAOwKACGMCAEA6woAIY4IAADZC44IIo8IQADsCgAhkAhAAOwKACGRCAEA6woAIZIIQADsCgAhkwhAAOwKACGUCAEA6woAIZUIQADsCgAhlggCAMMKACGXCCAA7QoAIZgIQADsCgAhmQggAO0KACEEzwYAAACOCALQBgAAAI4ICNEGAAAAjggI1gYAANALjggiA8EHAAADACDCBwAAAwAgwwcAAAMAIAPBBwAABwAgwgcAAAcAIMMHAAAHACADwQcAAAkAIMIHAAAJACDDBwAACQAgDAMAAPYKACDJBgAAsQsAMMoGAAApABDLBgAAsQsAMOgGQADKCgAh9gYCAMMKACHLBwEAwgoAIcwHBAD1CgAhzQcCAMMKACHOB0AA7AoAIaYIAAApACCnCAAAKQAgA8EHAAArACDCBwAAKwAgwwcAACsAIAPBBwAALwAgwgcAAC8AIMMHAAAvACADwQcAADMAIMIHAAAzACDDBwAAMwAgA8EHAAA9ACDCBwAAPQAgwwcAAD0AIAPBBwAASwAgwgcAAEsAIMMHAABLACADwQcAAE4AIMIHAABOACDDBwAATgAgA8EHAABbACDCBwAAWwAgwwcAAFsAIAPBBwAAXwAgwgcAAF8AIMMHAABfACADwQcAAHoAIMIHAAB6ACDDBwAAegAgA8EHAAB-ACDCBwAAfgAgwwcAAH4AIAPBBwAAggEAIMIHAACCAQAgwwcAAIIBACADwQcAAHMAIMIHAABzACDDBwAAcwAgA8EHAACGAQAgwgcAAIYBACDDBwAAhgEAIAPBBwAAjgEAIMIHAACOAQAgwwcAAI4BACAJBAAA9goAIDYCAMMKACHJBgAA9AoAMMoGAACaAQAQywYAAPQKADD3BgIAwwoAIYIHBAD1CgAhpggAAJoBACCnCAAAmgEAIAPBBwAAnAEAIMIHAACcAQAgwwcAAJwBACADwQcAAKUBACDCBwAApQEAIMMHAAClAQAgA8EHAACrAQAgwgcAAKsBACDDBwAAqwEAIAPBBwAAsAEAIMIHAACwAQAgwwcAALABACADwQcAALQBACDCBwAAtAEAIMMHAAC0AQAgA8EHAAC4AQAgwgcAALgBACDDBwAAuAEAIBMZAADVCwAgOAAA9goAIDkAANULACDJBgAA8wsAMMoGAACcAQAQywYAAPMLADDbBgIAwwoAIegGQADKCgAhiQcCALcLACGRBwAA9Av1ByLnBwEAwgoAIegHAgDDCgAh7gcBAMIKACHyBwIAwwoAIfMHAQDrCgAh9QcCALcLACH2BwEA6woAIfcHQADsCgAh-AdAAOwKACEEzwYAAAD1BwLQBgAAAPUHCNEGAAAA9QcI1gYAAMUL9QciDwQAAPYKACAzAAD2CwAgyQYAAPULADDKBgAAjgEAEMsGAAD1CwAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACGDBwEAwgoAIYQHBAD1CgAhhQcBAMIKACGGBwEAwgoAIYcHQADKCgAhiAcBAMIKACEPLwAA7woAIDQAAO4KACDJBgAA6goAMMoGAACMAQAQywYAAOoKADDbBgIAwwoAIegGQADKCgAh6QZAAOwKACH9BgEAwgoAIf4GAgC3CwAh_wYCALcLACGABwEA6woAIYEHIADtCgAhpggAAIwBACCnCAAAjAEAIAL2BgIAAAAB_wYCAAAAAQkDAAD2CgAgLwAA-goAIMkGAAD4CwAwygYAAIYBABDLBgAA-AsAMOgGQADKCgAh9gYCAMMKACH_BgIAwwoAIYsHAgDDCgAhChkAAPYKACAvAAD6CgAgyQYAAPkLADDKBgAAggEAEMsGAAD5CwAw2wYCAMMKACHoBkAAygoAIf8GAgDDCgAhiQcCAMMKACGKBwEAwgoAIRkZAAD2CgAgMAAA6AsAIDEAAOoLACAyAAD-CwAgMwAA9gsAIMkGAAD6CwAwygYAAH4AEMsGAAD6CwAw2wYCAMMKACHoBkAAygoAIYMHAQDCCgAhhAcEAPUKACGGBwEAwgoAIYkHAgDDCgAhjAcBAMIKACGNBwEAwgoAIY8HAAD7C48HIpEHAAD8C5EHIpIHCAD9CwAhkwcCALcLACGUBwIAtwsAIZUHAQDrCgAhlgcCAMMKACGXBwIAwwoAIZgHAgDDCgAhBM8GAAAAjwcC0AYAAACPBwjRBgAAAI8HCNYGAACFC48HIgTPBgAAAJEHAtAGAAAAkQcI0QYAAACRBwjWBgAAgwuRByIIzwYIAAAAAdAGCAAAAAXRBggAAAAF0gYIAAAAAdMGCAAAAAHUBggAAAAB1QYIAAAAAdYGCAC6CgAhCC8AAPoKACAyAgDDCgAhyQYAAPkKADDKBgAAigEAEMsGAAD5CgAw_wYCAMMKACGmCAAAigEAIKcIAACKAQAgDycAAPYKACAoAACCDAAgKgAAgwwAIMkGAAD_CwAwygYAAHoAEMsGAAD_CwAw2wYCAMMKACHoBkAAygoAIZEHAACBDKMHIqAHAACADKAHIqEHAgDDCgAhowdAAOwKACGkBwEA6woAIaUHAgC3CwAhpgcBAOsKACEEzwYAAACgBwLQBgAAAKAHCNEGAAAAoAcI1gYAAJELoAciBM8GAAAAowcC0AYAAACjBwjRBgAAAKMHCNYGAACPC6MHIgPBBwAAaAAgwgcAAGgAIMMHAABoACADwQcAAG0AIMIHAABtACDDBwAAbQAgAokHAgAAAAGbBwIAAAABDhkAAPYKACArAACGDAAgyQYAAIUMADDKBgAAcwAQywYAAIUMADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGMBwEA6woAIZsHAgDDCgAhpwcCAMMKACGoBwEAwgoAIakHAQDrCgAhqgdAAOwKACEeHQEAwgoAISYAAJAMACAoAACCDAAgLAAA6QsAIMkGAACNDAAwygYAAGMAEMsGAACNDAAw2wYCAMMKACHoBkAAygoAIfcGAgC3CwAhjAcBAMIKACGNBwEAwgoAIZEHAACPDLAHIpkHAgC3CwAhnAcQAIwMACGnBxAAjAwAIasHAQDrCgAhrAcBAOsKACGtBxAAjgwAIa4HAgDDCgAhsAcBAOsKACGxB0AA7AoAIbIHAgDDCgAhswcgAO0KACG0BwEAwgoAIbUHAQDCCgAhtgcCAMMKACG3BwIAwwoAIaYIAABjACCnCAAAYwAgApkHAgAAAAGaBwIAAAABBikAAIkMACDJBgAAiAwAMMoGAABtABDLBgAAiAwAMJkHAgDDCgAhmgcCAMMKACERJwAA9goAICgAAIIMACAqAACDDAAgyQYAAP8LADDKBgAAegAQywYAAP8LADDbBgIAwwoAIegGQADKCgAhkQcAAIEMowcioAcAAIAMoAcioQcCAMMKACGjB0AA7AoAIaQHAQDrCgAhpQcCALcLACGmBwEA6woAIaYIAAB6ACCnCAAAegAgApoHAgAAAAGbBwIAAAABDCkAAIkMACArAACGDAAgyQYAAIsMADDKBgAAaAAQywYAAIsMADCMBwEAwgoAIZkHAgC3CwAhmgcCAMMKACGbBwIAwwoAIZwHEACMDAAhnQcCAMMKACGeBwEA6woAIQjPBhAAAAAB0AYQAAAABNEGEAAAAATSBhAAAAAB0wYQAAAAAdQGEAAAAAHVBhAAAAAB1gYQAIoLACEcHQEAwgoAISYAAJAMACAoAACCDAAgLAAA6QsAIMkGAACNDAAwygYAAGMAEMsGAACNDAAw2wYCAMMKACHoBkAAygoAIfcGAgC3CwAhjAcBAMIKACGNBwEAwgoAIZEHAACPDLAHIpkHAgC3CwAhnAcQAIwMACGnBxAAjAwAIasHAQDrCgAhrAcBAOsKACGtBxAAjgwAIa4HAgDDCgAhsAcBAOsKACGxB0AA7AoAIbIHAgDDCgAhswcgAO0KACG0BwEAwgoAIbUHAQDCCgAhtgcCAMMKACG3BwIAwwoAIQjPBhAAAAAB0AYQAAAABdEGEAAAAAXSBhAAAAAB0wYQAAAAAdQGEAAAAAHVBhAAAAAB1gYQAJkLACEEzwYAAACwBwLQBgAAALAHCNEGAAAAsAcI1gYAAJcLsAciEQQAAPYKACAtAACTDAAgyQYAAJEMADDKBgAAXwAQywYAAJEMADDbBgIAwwoAIegGQADKCgAh9wYCAMMKACH4BgEAwgoAIY0HAQDCCgAhkQcAAJIMuQciqwcBAMIKACG2BwIAwwoAIbcHAgDDCgAhuQcgAO0KACGmCAAAXwAgpwgAAF8AIA8EAAD2CgAgLQAAkwwAIMkGAACRDAAwygYAAF8AEMsGAACRDAAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACGNBwEAwgoAIZEHAACSDLkHIqsHAQDCCgAhtgcCAMMKACG3BwIAwwoAIbkHIADtCgAhBM8GAAAAuQcC0AYAAAC5BwjRBgAAALkHCNYGAACdC7kHIgPBBwAAYwAgwgcAAGMAIMMHAABjACADzAYBAAAAAfYGAgAAAAH8BwEAAAABCwMAAPYKACDJBgAAlQwAMMoGAABbABDLBgAAlQwAMMwGAQDCCgAh6AZAAMoKACH2BgIAwwoAIZEHAgDDCgAhqAcBAMIKACH8BwEAwgoAIf0HAAGsCwAhAtsGAgAAAAG6BwIAAAABDRkAAPYKACAeAACgCwAgHwAAmAwAICEAAOMLACDJBgAAlwwAMMoGAABLABDLBgAAlwwAMNsGAgDDCgAh6AZAAMoKACGJBwIAwwoAIagHAQDCCgAhugcCAMMKACG8BwIAwwoAIRMZAAD2CgAgHQAAnwwAICIAAKAMACAjAADiCwAgJAAAoQwAIMkGAACdDAAwygYAAEMAEMsGAACdDAAw2wYCAMMKACHoBkAAygoAIYkHAgDDCgAhjAcBAMIKACGRBwAAngy_ByKoBwEAwgoAIb0HAgC3CwAhvwcCALcLACHABwIAwwoAIaYIAABDACCnCAAAQwAgAvYGAgAAAAG7BwIAAAABCQMAAPYKACAgAACbDAAgyQYAAJoMADDKBgAATgAQywYAAJoMADDoBkAAygoAIfYGAgDDCgAhiwcCAMMKACG7BwIAwwoAIQ8ZAAD2CgAgHgAAoAsAIB8AAJgMACAhAADjCwAgyQYAAJcMADDKBgAASwAQywYAAJcMADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGoBwEAwgoAIboHAgDDCgAhvAcCAMMKACGmCAAASwAgpwgAAEsAIALbBgIAAAABvwcCAAAAAREZAAD2CgAgHQAAnwwAICIAAKAMACAjAADiCwAgJAAAoQwAIMkGAACdDAAwygYAAEMAEMsGAACdDAAw2wYCAMMKACHoBkAAygoAIYkHAgDDCgAhjAcBAMIKACGRBwAAngy_ByKoBwEAwgoAIb0HAgC3CwAhvwcCALcLACHABwIAwwoAIQTPBgAAAL8HAtAGAAAAvwcI0QYAAAC_BwjWBgAApgu_ByIJHAAAqQsAIMkGAACoCwAwygYAAEcAEMsGAACoCwAw2wYCAMMKACH4BgEAwgoAIasHAQDCCgAhpggAAEcAIKcIAABHACAPGQAA9goAIB4AAKALACAfAACYDAAgIQAA4wsAIMkGAACXDAAwygYAAEsAEMsGAACXDAAw2wYCAMMKACHoBkAAygoAIYkHAgDDCgAhqAcBAMIKACG6BwIAwwoAIbwHAgDDCgAhpggAAEsAIKcIAABLACAHHgAAoAsAIMkGAACfCwAwygYAAFYAEMsGAACfCwAwugcCAMMKACGmCAAAVgAgpwgAAFYAIAoZAAD2CgAgGgAAowwAIMkGAACiDAAwygYAAD0AEMsGAACiDAAw2wYCAMMKACHoBkAAygoAIYkHAgDDCgAhigcBAMIKACHXBwIAwwoAIRMYAAClDAAgGQAA9goAIBsAAOELACDJBgAApAwAMMoGAAA3ABDLBgAApAwAMNsGAgDDCgAh6AZAAMoKACGJBwIAwwoAIYoHAQDCCgAhjAcBAMIKACHYBwIAwwoAIdkHIADtCgAh2gcgAO0KACHbBwIAwwoAIdwHQADKCgAh3QcCAMMKACGmCAAANwAgpwgAADcAIBEYAAClDAAgGQAA9goAIBsAAOELACDJBgAApAwAMMoGAAA3ABDLBgAApAwAMNsGAgDDCgAh6AZAAMoKACGJBwIAwwoAIYoHAQDCCgAhjAcBAMIKACHYBwIAwwoAIdkHIADtCgAh2gcgAO0KACHbBwIAwwoAIdwHQADKCgAh3QcCAMMKACEMFwAAvAsAIMkGAAC7CwAwygYAAN8DABDLBgAAuwsAMNsGAgDDCgAh6AZAAMoKACGMBwEAwgoAIY0HAQDCCgAhsQdAAOwKACHeBwIAwwoAIaYIAADfAwAgpwgAAN8DACACxAcBAAAAAcUHAQAAAAEKAwAA9goAIMkGAACnDAAwygYAADMAEMsGAACnDAAw2wYCAMMKACHoBkAAygoAIfYGAgDDCgAhxAcBAMIKACHFBwEAwgoAIcYHQADsCgAhDQMAAPYKACDJBgAAqAwAMMoGAAAvABDLBgAAqAwAMNsGAgDDCgAh6AZAAMoKACH2BgIAwwoAIfgGAQDCCgAhxgdAAOwKACHHBwABrAsAIcgHAAGsCwAhyQcEAPUKACHKBwAA5QoAIALuBgABAAAB9gYCAAAAAQcDAAD2CgAgyQYAAKoMADDKBgAAKwAQywYAAKoMADDuBgABrAsAIfAGQADsCgAh9gYCAMMKACEPBAAA9goAIAwAAK0MACANAADcCwAgDgAA2gsAIMkGAACrDAAwygYAAAcAEMsGAACrDAAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACH5BgEAwgoAIfoGAAGsDAAh-wYAAOUKACD8BgAA5QoAIATPBgABAAAB0AYAAQAABdEGAAEAAAXWBgAB4goAIQPBBwAAGAAgwgcAABgAIMMHAAAYACAPBQAArwwAIAYAALAMACDJBgAArgwAMMoGAAAYABDLBgAArgwAMOAGAAGsCwAh4QYAAawLACHiBgIAwwoAIeMGAADTCgAg5AYCAMMKACHlBkAA7AoAIeYGAgC3CwAh5wZAAOwKACHoBkAAygoAIekGQADKCgAhEQQAAPYKACAMAACtDAAgDQAA3AsAIA4AANoLACDJBgAAqwwAMMoGAAAHABDLBgAAqwwAMNsGAgDDCgAh6AZAAMoKACH3BgIAwwoAIfgGAQDCCgAh-QYBAMIKACH6BgABrAwAIfsGAADlCgAg_AYAAOUKACCmCAAABwAgpwgAAAcAIA4DAAD2CgAgBQAArwwAIAsAALgMACAMAACtDAAgyQYAALcMADDKBgAACQAQywYAALcMADDbBgIAwwoAIeIGAgDDCgAh4wYAANMKACDoBkAAygoAIfYGAgDDCgAhpggAAAkAIKcIAAAJACAIBwAAsgwAIMkGAACxDAAwygYAABEAEMsGAACxDAAw6AZAAMoKACHuBgABrAsAIe8GAgDDCgAh8AZAAOwKACESBgAAtAwAIAgAALUMACAJAADaCwAgyQYAALMMADDKBgAADQAQywYAALMMADDbBgIAwwoAIeMGAADTCgAg5gYCAMMKACHoBkAAygoAIekGQADKCgAh8QYAAawMACHyBgEA6woAIfMGAQDrCgAh9AZAAOwKACH1BkAA7AoAIaYIAAANACCnCAAADQAgEAYAALQMACAIAAC1DAAgCQAA2gsAIMkGAACzDAAwygYAAA0AEMsGAACzDAAw2wYCAMMKACHjBgAA0woAIOYGAgDDCgAh6AZAAMoKACHpBkAAygoAIfEGAAGsDAAh8gYBAOsKACHzBgEA6woAIfQGQADsCgAh9QZAAOwKACEOAwAA9goAIAUAAK8MACALAAC4DAAgDAAArQwAIMkGAAC3DAAwygYAAAkAEMsGAAC3DAAw2wYCAMMKACHiBgIAwwoAIeMGAADTCgAg6AZAAMoKACH2BgIAwwoAIaYIAAAJACCnCAAACQAgA8EHAAARACDCBwAAEQAgwwcAABEAIALiBgIAAAAB9gYCAAAAAQwDAAD2CgAgBQAArwwAIAsAALgMACAMAACtDAAgyQYAALcMADDKBgAACQAQywYAALcMADDbBgIAwwoAIeIGAgDDCgAh4wYAANMKACDoBkAAygoAIfYGAgDDCgAhA8EHAAANACDCBwAADQAgwwcAAA0AIBIDAAD2CgAgBQAAugwAIA8AALsMACDJBgAAuQwAMMoGAAADABDLBgAAuQwAMNsGAgDDCgAh4gYCALcLACHjBgAA0woAIOgGQADKCgAh6QZAAOwKACHuBgABrAsAIfYGAgDDCgAh-AYBAMIKACHGB0AA7AoAIYcIAQDCCgAhiAhAAOwKACGJCAIAtwsAIREEAAD2CgAgDAAArQwAIA0AANwLACAOAADaCwAgyQYAAKsMADDKBgAABwAQywYAAKsMADDbBgIAwwoAIegGQADKCgAh9wYCAMMKACH4BgEAwgoAIfkGAQDCCgAh-gYAAawMACH7BgAA5QoAIPwGAADlCgAgpggAAAcAIKcIAAAHACASBgAAtAwAIAgAALUMACAJAADaCwAgyQYAALMMADDKBgAADQAQywYAALMMADDbBgIAwwoAIeMGAADTCgAg5gYCAMMKACHoBkAAygoAIekGQADKCgAh8QYAAawMACHyBgEA6woAIfMGAQDrCgAh9AZAAOwKACH1BkAA7AoAIaYIAAANACCnCAAADQAgAAAAAAAAAasIAQAAAAEFqwgCAAAAAbIIAgAAAAGzCAIAAAABtAgCAAAAAbUIAgAAAAEFqwgEAAAAAbIIBAAAAAGzCAQAAAABtAgEAAAAAbUIBAAAAAEAAAABqwhAAAAAAQAAAAAAAAAAAAAAAAAAAasIAAEAAAECqwgAAADrBgixCAAAAOsGAgGrCEAAAAABBasIAgAAAAGyCAIAAAABswgCAAAAAbQIAgAAAAG1CAIAAAABBVEAAKoXACBSAACwFwAgqAgAAKsXACCpCAAArxcAIK4IAAAmACAHUQAAqBcAIFIAAK0XACCoCAAAqRcAIKkIAACsFwAgrAgAAAkAIK0IAAAJACCuCAAACwAgAasIAAAA6wYIA1EAAKoXACCoCAAAqxcAIK4IAAAmACADUQAAqBcAIKgIAACpFwAgrggAAAsAIAAAAAAABVEAAKMXACBSAACmFwAgqAgAAKQXACCpCAAApRcAIK4IAAAPACADUQAAoxcAIKgIAACkFwAgrggAAA8AIAAAAAAAAqsIAAAA6wYIsQgAAADrBgIBqwgAAQAAAQGrCAEAAAABBVEAAJIXACBSAAChFwAgqAgAAJMXACCpCAAAoBcAIK4IAAALACALUQAAhA0AMFIAAIkNADCoCAAAhQ0AMKkIAACGDQAwqggAAIcNACCrCAAAiA0AMKwIAACIDQAwrQgAAIgNADCuCAAAiA0AMK8IAACKDQAwsAgAAIsNADALUQAA8gwAMFIAAPcMADCoCAAA8wwAMKkIAAD0DAAwqggAAPUMACCrCAAA9gwAMKwIAAD2DAAwrQgAAPYMADCuCAAA9gwAMK8IAAD4DAAwsAgAAPkMADANAwAAgg0AIAUAAIMNACDbBgIAAAAB4gYCAAAAAeMGAACBDQAg6AZAAAAAAekGQAAAAAHuBgABAAAB9gYCAAAAAfgGAQAAAAHGB0AAAAABhwgBAAAAAYgIQAAAAAECAAAABQAgUQAAgA0AIAMAAAAFACBRAACADQAgUgAA_QwAIAFKAACfFwAwEgMAAPYKACAFAAC6DAAgDwAAuwwAIMkGAAC5DAAwygYAAAMAEMsGAAC5DAAw2wYCAAAAAeIGAgC3CwAh4wYAANMKACDoBkAAygoAIekGQADsCgAh7gYAAQAAAfYGAgDDCgAh-AYBAMIKACHGB0AA7AoAIYcIAQDCCgAhiAhAAOwKACGJCAIAtwsAIQIAAAAFACBKAAD9DAAgAgAAAPoMACBKAAD7DAAgD8kGAAD5DAAwygYAAPoMABDLBgAA-QwAMNsGAgDDCgAh4gYCALcLACHjBgAA0woAIOgGQADKCgAh6QZAAOwKACHuBgABrAsAIfYGAgDDCgAh-AYBAMIKACHGB0AA7AoAIYcIAQDCCgAhiAhAAOwKACGJCAIAtwsAIQ_JBgAA-QwAMMoGAAD6DAAQywYAAPkMADDbBgIAwwoAIeIGAgC3CwAh4wYAANMKACDoBkAAygoAIekGQADsCgAh7gYAAawLACH2BgIAwwoAIfgGAQDCCgAhxgdAAOwKACGHCAEAwgoAIYgIQADsCgAhiQgCALcLACEL2wYCAMMMACHiBgIA2gwAIeMGAAD8DAAg6AZAAMgMACHpBkAA2QwAIe4GAAHXDAAh9gYCAMMMACH4BgEAwgwAIcYHQADZDAAhhwgBAMIMACGICEAA2QwAIQKrCAAAAOsGCLEIAAAA6wYCDQMAAP4MACAFAAD_DAAg2wYCAMMMACHiBgIA2gwAIeMGAAD8DAAg6AZAAMgMACHpBkAA2QwAIe4GAAHXDAAh9gYCAMMMACH4BgEAwgwAIcYHQADZDAAhhwgBAMIMACGICEAA2QwAIQVRAACXFwAgUgAAnRcAIKgIAACYFwAgqQgAAJwXACCuCAAAAQAgB1EAAJUXACBSAACaFwAgqAgAAJYXACCpCAAAmRcAIKwIAAAHACCtCAAABwAgrggAACYAIA0DAACCDQAgBQAAgw0AINsGAgAAAAHiBgIAAAAB4wYAAIENACDoBkAAAAAB6QZAAAAAAe4GAAEAAAH2BgIAAAAB-AYBAAAAAcYHQAAAAAGHCAEAAAABiAhAAAAAAQGrCAAAAOsGCANRAACXFwAgqAgAAJgXACCuCAAAAQAgA1EAAJUXACCoCAAAlhcAIK4IAAAmACAD6AZAAAAAAe4GAAEAAAHwBkAAAAABAgAAABMAIFEAAI8NACADAAAAEwAgUQAAjw0AIFIAAI4NACABSgAAlBcAMAgHAACyDAAgyQYAALEMADDKBgAAEQAQywYAALEMADDoBkAAygoAIe4GAAEAAAHvBgIAwwoAIfAGQADsCgAhAgAAABMAIEoAAI4NACACAAAAjA0AIEoAAI0NACAHyQYAAIsNADDKBgAAjA0AEMsGAACLDQAw6AZAAMoKACHuBgABrAsAIe8GAgDDCgAh8AZAAOwKACEHyQYAAIsNADDKBgAAjA0AEMsGAACLDQAw6AZAAMoKACHuBgABrAsAIe8GAgDDCgAh8AZAAOwKACED6AZAAMgMACHuBgAB1wwAIfAGQADZDAAhA-gGQADIDAAh7gYAAdcMACHwBkAA2QwAIQPoBkAAAAAB7gYAAQAAAfAGQAAAAAEBqwgAAADrBggDUQAAkhcAIKgIAACTFwAgrggAAAsAIARRAACEDQAwqAgAAIUNADCqCAAAhw0AIK4IAACIDQAwBFEAAPIMADCoCAAA8wwAMKoIAAD1DAAgrggAAPYMADAAAAAAAAKrCAAAAOsGCLEIAAAA6wYCBVEAAIgXACBSAACQFwAgqAgAAIkXACCpCAAAjxcAIK4IAAABACAFUQAAhhcAIFIAAI0XACCoCAAAhxcAIKkIAACMFwAgrggAACYAIAtRAACqDQAwUgAArw0AMKgIAACrDQAwqQgAAKwNADCqCAAArQ0AIKsIAACuDQAwrAgAAK4NADCtCAAArg0AMK4IAACuDQAwrwgAALANADCwCAAAsQ0AMAtRAACeDQAwUgAAow0AMKgIAACfDQAwqQgAAKANADCqCAAAoQ0AIKsIAACiDQAwrAgAAKINADCtCAAAog0AMK4IAACiDQAwrwgAAKQNADCwCAAApQ0AMAoFAADeDAAg4AYAAQAAAeEGAAEAAAHiBgIAAAAB4wYAAN0MACDkBgIAAAAB5QZAAAAAAecGQAAAAAHoBkAAAAAB6QZAAAAAAQIAAAAaACBRAACpDQAgAwAAABoAIFEAAKkNACBSAACoDQAgAUoAAIsXADAPBQAArwwAIAYAALAMACDJBgAArgwAMMoGAAAYABDLBgAArgwAMOAGAAEAAAHhBgABAAAB4gYCAMMKACHjBgAA0woAIOQGAgDDCgAh5QZAAOwKACHmBgIAtwsAIecGQADsCgAh6AZAAMoKACHpBkAAygoAIQIAAAAaACBKAACoDQAgAgAAAKYNACBKAACnDQAgDckGAAClDQAwygYAAKYNABDLBgAApQ0AMOAGAAGsCwAh4QYAAawLACHiBgIAwwoAIeMGAADTCgAg5AYCAMMKACHlBkAA7AoAIeYGAgC3CwAh5wZAAOwKACHoBkAAygoAIekGQADKCgAhDckGAAClDQAwygYAAKYNABDLBgAApQ0AMOAGAAGsCwAh4QYAAawLACHiBgIAwwoAIeMGAADTCgAg5AYCAMMKACHlBkAA7AoAIeYGAgC3CwAh5wZAAOwKACHoBkAAygoAIekGQADKCgAhCeAGAAHXDAAh4QYAAdcMACHiBgIAwwwAIeMGAADYDAAg5AYCAMMMACHlBkAA2QwAIecGQADZDAAh6AZAAMgMACHpBkAAyAwAIQoFAADbDAAg4AYAAdcMACHhBgAB1wwAIeIGAgDDDAAh4wYAANgMACDkBgIAwwwAIeUGQADZDAAh5wZAANkMACHoBkAAyAwAIekGQADIDAAhCgUAAN4MACDgBgABAAAB4QYAAQAAAeIGAgAAAAHjBgAA3QwAIOQGAgAAAAHlBkAAAAAB5wZAAAAAAegGQAAAAAHpBkAAAAABCwgAAJINACAJAACTDQAg2wYCAAAAAeMGAACQDQAg6AZAAAAAAekGQAAAAAHxBgABAAAB8gYBAAAAAfMGAQAAAAH0BkAAAAAB9QZAAAAAAQIAAAAPACBRAAC1DQAgAwAAAA8AIFEAALUNACBSAAC0DQAgAUoAAIoXADAQBgAAtAwAIAgAALUMACAJAADaCwAgyQYAALMMADDKBgAADQAQywYAALMMADDbBgIAAAAB4wYAANMKACDmBgIAwwoAIegGQADKCgAh6QZAAMoKACHxBgABAAAB8gYBAOsKACHzBgEA6woAIfQGQADsCgAh9QZAAOwKACECAAAADwAgSgAAtA0AIAIAAACyDQAgSgAAsw0AIA3JBgAAsQ0AMMoGAACyDQAQywYAALENADDbBgIAwwoAIeMGAADTCgAg5gYCAMMKACHoBkAAygoAIekGQADKCgAh8QYAAawMACHyBgEA6woAIfMGAQDrCgAh9AZAAOwKACH1BkAA7AoAIQ3JBgAAsQ0AMMoGAACyDQAQywYAALENADDbBgIAwwoAIeMGAADTCgAg5gYCAMMKACHoBkAAygoAIekGQADKCgAh8QYAAawMACHyBgEA6woAIfMGAQDrCgAh9AZAAOwKACH1BkAA7AoAIQnbBgIAwwwAIeMGAADsDAAg6AZAAMgMACHpBkAAyAwAIfEGAAHtDAAh8gYBAO4MACHzBgEA7gwAIfQGQADZDAAh9QZAANkMACELCAAA8AwAIAkAAPEMACDbBgIAwwwAIeMGAADsDAAg6AZAAMgMACHpBkAAyAwAIfEGAAHtDAAh8gYBAO4MACHzBgEA7gwAIfQGQADZDAAh9QZAANkMACELCAAAkg0AIAkAAJMNACDbBgIAAAAB4wYAAJANACDoBkAAAAAB6QZAAAAAAfEGAAEAAAHyBgEAAAAB8wYBAAAAAfQGQAAAAAH1BkAAAAABAasIAAAA6wYIA1EAAIgXACCoCAAAiRcAIK4IAAABACADUQAAhhcAIKgIAACHFwAgrggAACYAIARRAACqDQAwqAgAAKsNADCqCAAArQ0AIK4IAACuDQAwBFEAAJ4NADCoCAAAnw0AMKoIAAChDQAgrggAAKINADAAAAAAAAKrCAEAAAAEsQgBAAAABQKrCAEAAAAEsQgBAAAABQVRAAD5FgAgUgAAhBcAIKgIAAD6FgAgqQgAAIMXACCuCAAAAQAgC1EAANoNADBSAADfDQAwqAgAANsNADCpCAAA3A0AMKoIAADdDQAgqwgAAN4NADCsCAAA3g0AMK0IAADeDQAwrggAAN4NADCvCAAA4A0AMLAIAADhDQAwC1EAANENADBSAADVDQAwqAgAANINADCpCAAA0w0AMKoIAADUDQAgqwgAAKINADCsCAAAog0AMK0IAACiDQAwrggAAKINADCvCAAA1g0AMLAIAAClDQAwC1EAAMYNADBSAADKDQAwqAgAAMcNADCpCAAAyA0AMKoIAADJDQAgqwgAAPYMADCsCAAA9gwAMK0IAAD2DAAwrggAAPYMADCvCAAAyw0AMLAIAAD5DAAwDQMAAIINACAPAADQDQAg2wYCAAAAAeMGAACBDQAg6AZAAAAAAekGQAAAAAHuBgABAAAB9gYCAAAAAfgGAQAAAAHGB0AAAAABhwgBAAAAAYgIQAAAAAGJCAIAAAABAgAAAAUAIFEAAM8NACADAAAABQAgUQAAzw0AIFIAAM0NACABSgAAghcAMAIAAAAFACBKAADNDQAgAgAAAPoMACBKAADMDQAgC9sGAgDDDAAh4wYAAPwMACDoBkAAyAwAIekGQADZDAAh7gYAAdcMACH2BgIAwwwAIfgGAQDCDAAhxgdAANkMACGHCAEAwgwAIYgIQADZDAAhiQgCANoMACENAwAA_gwAIA8AAM4NACDbBgIAwwwAIeMGAAD8DAAg6AZAAMgMACHpBkAA2QwAIe4GAAHXDAAh9gYCAMMMACH4BgEAwgwAIcYHQADZDAAhhwgBAMIMACGICEAA2QwAIYkIAgDaDAAhB1EAAP0WACBSAACAFwAgqAgAAP4WACCpCAAA_xYAIKwIAAANACCtCAAADQAgrggAAA8AIA0DAACCDQAgDwAA0A0AINsGAgAAAAHjBgAAgQ0AIOgGQAAAAAHpBkAAAAAB7gYAAQAAAfYGAgAAAAH4BgEAAAABxgdAAAAAAYcIAQAAAAGICEAAAAABiQgCAAAAAQNRAAD9FgAgqAgAAP4WACCuCAAADwAgCgYAAN8MACDgBgABAAAB4QYAAQAAAeMGAADdDAAg5AYCAAAAAeUGQAAAAAHmBgIAAAAB5wZAAAAAAegGQAAAAAHpBkAAAAABAgAAABoAIFEAANkNACADAAAAGgAgUQAA2Q0AIFIAANgNACABSgAA_BYAMAIAAAAaACBKAADYDQAgAgAAAKYNACBKAADXDQAgCeAGAAHXDAAh4QYAAdcMACHjBgAA2AwAIOQGAgDDDAAh5QZAANkMACHmBgIA2gwAIecGQADZDAAh6AZAAMgMACHpBkAAyAwAIQoGAADcDAAg4AYAAdcMACHhBgAB1wwAIeMGAADYDAAg5AYCAMMMACHlBkAA2QwAIeYGAgDaDAAh5wZAANkMACHoBkAAyAwAIekGQADIDAAhCgYAAN8MACDgBgABAAAB4QYAAQAAAeMGAADdDAAg5AYCAAAAAeUGQAAAAAHmBgIAAAAB5wZAAAAAAegGQAAAAAHpBkAAAAABBwMAALcNACALAAC5DQAgDAAAug0AINsGAgAAAAHjBgAAtg0AIOgGQAAAAAH2BgIAAAABAgAAAAsAIFEAAOUNACADAAAACwAgUQAA5Q0AIFIAAOQNACABSgAA-xYAMA0DAAD2CgAgBQAArwwAIAsAALgMACAMAACtDAAgyQYAALcMADDKBgAACQAQywYAALcMADDbBgIAAAAB4gYCAMMKACHjBgAA0woAIOgGQADKCgAh9gYCAMMKACGlCAAAtgwAIAIAAAALACBKAADkDQAgAgAAAOINACBKAADjDQAgCMkGAADhDQAwygYAAOINABDLBgAA4Q0AMNsGAgDDCgAh4gYCAMMKACHjBgAA0woAIOgGQADKCgAh9gYCAMMKACEIyQYAAOENADDKBgAA4g0AEMsGAADhDQAw2wYCAMMKACHiBgIAwwoAIeMGAADTCgAg6AZAAMoKACH2BgIAwwoAIQTbBgIAwwwAIeMGAACZDQAg6AZAAMgMACH2BgIAwwwAIQcDAACaDQAgCwAAnA0AIAwAAJ0NACDbBgIAwwwAIeMGAACZDQAg6AZAAMgMACH2BgIAwwwAIQcDAAC3DQAgCwAAuQ0AIAwAALoNACDbBgIAAAAB4wYAALYNACDoBkAAAAAB9gYCAAAAAQGrCAEAAAAEAasIAQAAAAQDUQAA-RYAIKgIAAD6FgAgrggAAAEAIARRAADaDQAwqAgAANsNADCqCAAA3Q0AIK4IAADeDQAwBFEAANENADCoCAAA0g0AMKoIAADUDQAgrggAAKINADAEUQAAxg0AMKgIAADHDQAwqggAAMkNACCuCAAA9gwAMAAAAAAAAasIIAAAAAEHUQAA8RYAIFIAAPcWACCoCAAA8hYAIKkIAAD2FgAgrAgAAI4BACCtCAAAjgEAIK4IAACYAQAgB1EAAO8WACBSAAD0FgAgqAgAAPAWACCpCAAA8xYAIKwIAAB-ACCtCAAAfgAgrggAAIABACADUQAA8RYAIKgIAADyFgAgrggAAJgBACADUQAA7xYAIKgIAADwFgAgrggAAIABACACBAAAgA4AIDMAAOIUACAJGQAAgA4AIDAAANcUACAxAADZFAAgMgAA4xQAIDMAAOIUACCSBwAAvAwAIJMHAAC8DAAglAcAALwMACCVBwAAvAwAIAAAAAAABasIBAAAAAGyCAQAAAABswgEAAAAAbQIBAAAAAG1CAQAAAABBVEAAOoWACBSAADtFgAgqAgAAOsWACCpCAAA7BYAIK4IAAABACADUQAA6hYAIKgIAADrFgAgrggAAAEAICsQAADJFAAgEQAAyhQAIBIAAMsUACATAADMFAAgFAAAzRQAIBUAAM4UACAWAADPFAAgFwAAjBEAIBsAANAUACAcAACyEAAgIQAA0hQAICMAANEUACAlAADTFAAgKgAA1BQAICwAANgUACAuAADVFAAgMAAA1xQAIDEAANkUACA1AADWFAAgNgAA2hQAIDcAANsUACA6AADcFAAgOwAA3BQAIDwAANwUACA-AADdFAAgPwAA3RQAIEAAAN4UACBBAADfFAAgQwAA4BQAIEQAAOEUACCABwAAvAwAILEHAAC8DAAg_wcAALwMACCLCAAAvAwAIIwIAAC8DAAgjwgAALwMACCQCAAAvAwAIJEIAAC8DAAgkggAALwMACCTCAAAvAwAIJQIAAC8DAAglQgAALwMACCYCAAAvAwAIAAAAAAABVEAAOUWACBSAADoFgAgqAgAAOYWACCpCAAA5xYAIK4IAAABACAHUQAAiA4AIFIAAIsOACCoCAAAiQ4AIKkIAACKDgAgrAgAAIwBACCtCAAAjAEAIK4IAACrCAAgCC8AAPUNACDbBgIAAAAB6AZAAAAAAekGQAAAAAH9BgEAAAAB_wYCAAAAAYAHAQAAAAGBByAAAAABAgAAAKsIACBRAACIDgAgAwAAAIwBACBRAACIDgAgUgAAjA4AIAoAAACMAQAgLwAA8w0AIEoAAIwOACDbBgIAwwwAIegGQADIDAAh6QZAANkMACH9BgEAwgwAIf8GAgDaDAAhgAcBAO4MACGBByAA8Q0AIQgvAADzDQAg2wYCAMMMACHoBkAAyAwAIekGQADZDAAh_QYBAMIMACH_BgIA2gwAIYAHAQDuDAAhgQcgAPENACEDUQAA5RYAIKgIAADmFgAgrggAAAEAIANRAACIDgAgqAgAAIkOACCuCAAAqwgAIAAAAAAABVEAAOAWACBSAADjFgAgqAgAAOEWACCpCAAA4hYAIK4IAACAAQAgA1EAAOAWACCoCAAA4RYAIK4IAACAAQAgAAAAAAAFUQAA2BYAIFIAAN4WACCoCAAA2RYAIKkIAADdFgAgrggAAIABACAFUQAA1hYAIFIAANsWACCoCAAA1xYAIKkIAADaFgAgrggAAAEAIANRAADYFgAgqAgAANkWACCuCAAAgAEAIANRAADWFgAgqAgAANcWACCuCAAAAQAgAAAAAAAFUQAAzhYAIFIAANQWACCoCAAAzxYAIKkIAADTFgAgrggAAIABACAFUQAAzBYAIFIAANEWACCoCAAAzRYAIKkIAADQFgAgrggAAAEAIANRAADOFgAgqAgAAM8WACCuCAAAgAEAIANRAADMFgAgqAgAAM0WACCuCAAAAQAgAAAAAAABqwgAAACPBwIBqwgAAACRBwIFqwgIAAAAAbIICAAAAAGzCAgAAAABtAgIAAAAAbUICAAAAAEFUQAAxRYAIFIAAMoWACCoCAAAxhYAIKkIAADJFgAgrggAAAEAIAtRAADLDgAwUgAA0A4AMKgIAADMDgAwqQgAAM0OADCqCAAAzg4AIKsIAADPDgAwrAgAAM8OADCtCAAAzw4AMK4IAADPDgAwrwgAANEOADCwCAAA0g4AMAtRAAC_DgAwUgAAxA4AMKgIAADADgAwqQgAAMEOADCqCAAAwg4AIKsIAADDDgAwrAgAAMMOADCtCAAAww4AMK4IAADDDgAwrwgAAMUOADCwCAAAxg4AMAdRAAC6DgAgUgAAvQ4AIKgIAAC7DgAgqQgAALwOACCsCAAAigEAIK0IAACKAQAgrggAAOUHACAHUQAAtQ4AIFIAALgOACCoCAAAtg4AIKkIAAC3DgAgrAgAAIwBACCtCAAAjAEAIK4IAACrCAAgCDQAAPQNACDbBgIAAAAB6AZAAAAAAekGQAAAAAH9BgEAAAAB_gYCAAAAAYAHAQAAAAGBByAAAAABAgAAAKsIACBRAAC1DgAgAwAAAIwBACBRAAC1DgAgUgAAuQ4AIAoAAACMAQAgNAAA8g0AIEoAALkOACDbBgIAwwwAIegGQADIDAAh6QZAANkMACH9BgEAwgwAIf4GAgDaDAAhgAcBAO4MACGBByAA8Q0AIQg0AADyDQAg2wYCAMMMACHoBkAAyAwAIekGQADZDAAh_QYBAMIMACH-BgIA2gwAIYAHAQDuDAAhgQcgAPENACEBMgIAAAABAgAAAOUHACBRAAC6DgAgAwAAAIoBACBRAAC6DgAgUgAAvg4AIAMAAACKAQAgMgIAwwwAIUoAAL4OACABMgIAwwwAIQQDAACnDgAg6AZAAAAAAfYGAgAAAAGLBwIAAAABAgAAAIgBACBRAADKDgAgAwAAAIgBACBRAADKDgAgUgAAyQ4AIAFKAADIFgAwCgMAAPYKACAvAAD6CgAgyQYAAPgLADDKBgAAhgEAEMsGAAD4CwAw6AZAAMoKACH2BgIAwwoAIf8GAgDDCgAhiwcCAMMKACGbCAAA9wsAIAIAAACIAQAgSgAAyQ4AIAIAAADHDgAgSgAAyA4AIAfJBgAAxg4AMMoGAADHDgAQywYAAMYOADDoBkAAygoAIfYGAgDDCgAh_wYCAMMKACGLBwIAwwoAIQfJBgAAxg4AMMoGAADHDgAQywYAAMYOADDoBkAAygoAIfYGAgDDCgAh_wYCAMMKACGLBwIAwwoAIQPoBkAAyAwAIfYGAgDDDAAhiwcCAMMMACEEAwAApQ4AIOgGQADIDAAh9gYCAMMMACGLBwIAwwwAIQQDAACnDgAg6AZAAAAAAfYGAgAAAAGLBwIAAAABBRkAAJ4OACDbBgIAAAAB6AZAAAAAAYkHAgAAAAGKBwEAAAABAgAAAIQBACBRAADWDgAgAwAAAIQBACBRAADWDgAgUgAA1Q4AIAFKAADHFgAwChkAAPYKACAvAAD6CgAgyQYAAPkLADDKBgAAggEAEMsGAAD5CwAw2wYCAAAAAegGQADKCgAh_wYCAMMKACGJBwIAwwoAIYoHAQDCCgAhAgAAAIQBACBKAADVDgAgAgAAANMOACBKAADUDgAgCMkGAADSDgAwygYAANMOABDLBgAA0g4AMNsGAgDDCgAh6AZAAMoKACH_BgIAwwoAIYkHAgDDCgAhigcBAMIKACEIyQYAANIOADDKBgAA0w4AEMsGAADSDgAw2wYCAMMKACHoBkAAygoAIf8GAgDDCgAhiQcCAMMKACGKBwEAwgoAIQTbBgIAwwwAIegGQADIDAAhiQcCAMMMACGKBwEAwgwAIQUZAACcDgAg2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhigcBAMIMACEFGQAAng4AINsGAgAAAAHoBkAAAAABiQcCAAAAAYoHAQAAAAEDUQAAxRYAIKgIAADGFgAgrggAAAEAIARRAADLDgAwqAgAAMwOADCqCAAAzg4AIK4IAADPDgAwBFEAAL8OADCoCAAAwA4AMKoIAADCDgAgrggAAMMOADADUQAAug4AIKgIAAC7DgAgrggAAOUHACADUQAAtQ4AIKgIAAC2DgAgrggAAKsIACAAAAAAAAVRAADAFgAgUgAAwxYAIKgIAADBFgAgqQgAAMIWACCuCAAAfAAgA1EAAMAWACCoCAAAwRYAIK4IAAB8ACAAAAAAAAWrCBAAAAABsggQAAAAAbMIEAAAAAG0CBAAAAABtQgQAAAAAQVRAAC4FgAgUgAAvhYAIKgIAAC5FgAgqQgAAL0WACCuCAAAfAAgBVEAALYWACBSAAC7FgAgqAgAALcWACCpCAAAuhYAIK4IAABlACADUQAAuBYAIKgIAAC5FgAgrggAAHwAIANRAAC2FgAgqAgAALcWACCuCAAAZQAgAAAAAAABqwgAAACgBwIBqwgAAACjBwIFUQAArxYAIFIAALQWACCoCAAAsBYAIKkIAACzFgAgrggAAAEAIAtRAACDDwAwUgAAiA8AMKgIAACEDwAwqQgAAIUPADCqCAAAhg8AIKsIAACHDwAwrAgAAIcPADCtCAAAhw8AMK4IAACHDwAwrwgAAIkPADCwCAAAig8AMAtRAAD3DgAwUgAA_A4AMKgIAAD4DgAwqQgAAPkOADCqCAAA-g4AIKsIAAD7DgAwrAgAAPsOADCtCAAA-w4AMK4IAAD7DgAwrwgAAP0OADCwCAAA_g4AMAGZBwIAAAABAgAAAG8AIFEAAIIPACADAAAAbwAgUQAAgg8AIFIAAIEPACABSgAAshYAMAcpAACJDAAgyQYAAIgMADDKBgAAbQAQywYAAIgMADCZBwIAwwoAIZoHAgDDCgAhnQgAAIcMACACAAAAbwAgSgAAgQ8AIAIAAAD_DgAgSgAAgA8AIAXJBgAA_g4AMMoGAAD_DgAQywYAAP4OADCZBwIAwwoAIZoHAgDDCgAhBckGAAD-DgAwygYAAP8OABDLBgAA_g4AMJkHAgDDCgAhmgcCAMMKACEBmQcCAMMMACEBmQcCAMMMACEBmQcCAAAAAQcrAADsDgAgjAcBAAAAAZkHAgAAAAGbBwIAAAABnAcQAAAAAZ0HAgAAAAGeBwEAAAABAgAAAGoAIFEAAI4PACADAAAAagAgUQAAjg8AIFIAAI0PACABSgAAsRYAMA0pAACJDAAgKwAAhgwAIMkGAACLDAAwygYAAGgAEMsGAACLDAAwjAcBAMIKACGZBwIAtwsAIZoHAgDDCgAhmwcCAMMKACGcBxAAjAwAIZ0HAgDDCgAhngcBAOsKACGeCAAAigwAIAIAAABqACBKAACNDwAgAgAAAIsPACBKAACMDwAgCskGAACKDwAwygYAAIsPABDLBgAAig8AMIwHAQDCCgAhmQcCALcLACGaBwIAwwoAIZsHAgDDCgAhnAcQAIwMACGdBwIAwwoAIZ4HAQDrCgAhCskGAACKDwAwygYAAIsPABDLBgAAig8AMIwHAQDCCgAhmQcCALcLACGaBwIAwwoAIZsHAgDDCgAhnAcQAIwMACGdBwIAwwoAIZ4HAQDrCgAhBowHAQDCDAAhmQcCANoMACGbBwIAwwwAIZwHEADoDgAhnQcCAMMMACGeBwEA7gwAIQcrAADqDgAgjAcBAMIMACGZBwIA2gwAIZsHAgDDDAAhnAcQAOgOACGdBwIAwwwAIZ4HAQDuDAAhBysAAOwOACCMBwEAAAABmQcCAAAAAZsHAgAAAAGcBxAAAAABnQcCAAAAAZ4HAQAAAAEDUQAArxYAIKgIAACwFgAgrggAAAEAIARRAACDDwAwqAgAAIQPADCqCAAAhg8AIK4IAACHDwAwBFEAAPcOADCoCAAA-A4AMKoIAAD6DgAgrggAAPsOADAAAAAAAAVRAACnFgAgUgAArRYAIKgIAACoFgAgqQgAAKwWACCuCAAAZQAgBVEAAKUWACBSAACqFgAgqAgAAKYWACCpCAAAqRYAIK4IAAABACADUQAApxYAIKgIAACoFgAgrggAAGUAIANRAAClFgAgqAgAAKYWACCuCAAAAQAgAAAAAAAFqwgQAAAAAbIIEAAAAAGzCBAAAAABtAgQAAAAAbUIEAAAAAEBqwgAAACwBwIHUQAAnhYAIFIAAKMWACCoCAAAnxYAIKkIAACiFgAgrAgAAF8AIK0IAABfACCuCAAAYQAgC1EAALEPADBSAAC1DwAwqAgAALIPADCpCAAAsw8AMKoIAAC0DwAgqwgAAIcPADCsCAAAhw8AMK0IAACHDwAwrggAAIcPADCvCAAAtg8AMLAIAACKDwAwC1EAAKUPADBSAACqDwAwqAgAAKYPADCpCAAApw8AMKoIAACoDwAgqwgAAKkPADCsCAAAqQ8AMK0IAACpDwAwrggAAKkPADCvCAAAqw8AMLAIAACsDwAwCRkAAJoPACDbBgIAAAAB6AZAAAAAAYkHAgAAAAGMBwEAAAABpwcCAAAAAagHAQAAAAGpBwEAAAABqgdAAAAAAQIAAAB1ACBRAACwDwAgAwAAAHUAIFEAALAPACBSAACvDwAgAUoAAKEWADAPGQAA9goAICsAAIYMACDJBgAAhQwAMMoGAABzABDLBgAAhQwAMNsGAgAAAAHoBkAAygoAIYkHAgDDCgAhjAcBAOsKACGbBwIAwwoAIacHAgDDCgAhqAcBAMIKACGpBwEA6woAIaoHQADsCgAhnAgAAIQMACACAAAAdQAgSgAArw8AIAIAAACtDwAgSgAArg8AIAzJBgAArA8AMMoGAACtDwAQywYAAKwPADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGMBwEA6woAIZsHAgDDCgAhpwcCAMMKACGoBwEAwgoAIakHAQDrCgAhqgdAAOwKACEMyQYAAKwPADDKBgAArQ8AEMsGAACsDwAw2wYCAMMKACHoBkAAygoAIYkHAgDDCgAhjAcBAOsKACGbBwIAwwoAIacHAgDDCgAhqAcBAMIKACGpBwEA6woAIaoHQADsCgAhCNsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYwHAQDuDAAhpwcCAMMMACGoBwEAwgwAIakHAQDuDAAhqgdAANkMACEJGQAAmA8AINsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYwHAQDuDAAhpwcCAMMMACGoBwEAwgwAIakHAQDuDAAhqgdAANkMACEJGQAAmg8AINsGAgAAAAHoBkAAAAABiQcCAAAAAYwHAQAAAAGnBwIAAAABqAcBAAAAAakHAQAAAAGqB0AAAAABBykAAOsOACCMBwEAAAABmQcCAAAAAZoHAgAAAAGcBxAAAAABnQcCAAAAAZ4HAQAAAAECAAAAagAgUQAAuQ8AIAMAAABqACBRAAC5DwAgUgAAuA8AIAFKAACgFgAwAgAAAGoAIEoAALgPACACAAAAiw8AIEoAALcPACAGjAcBAMIMACGZBwIA2gwAIZoHAgDDDAAhnAcQAOgOACGdBwIAwwwAIZ4HAQDuDAAhBykAAOkOACCMBwEAwgwAIZkHAgDaDAAhmgcCAMMMACGcBxAA6A4AIZ0HAgDDDAAhngcBAO4MACEHKQAA6w4AIIwHAQAAAAGZBwIAAAABmgcCAAAAAZwHEAAAAAGdBwIAAAABngcBAAAAAQNRAACeFgAgqAgAAJ8WACCuCAAAYQAgBFEAALEPADCoCAAAsg8AMKoIAAC0DwAgrggAAIcPADAEUQAApQ8AMKgIAACmDwAwqggAAKgPACCuCAAAqQ8AMAAAAAAAAasIAAAAuQcCBVEAAJgWACBSAACcFgAgqAgAAJkWACCpCAAAmxYAIK4IAAABACALUQAAxQ8AMFIAAMoPADCoCAAAxg8AMKkIAADHDwAwqggAAMgPACCrCAAAyQ8AMKwIAADJDwAwrQgAAMkPADCuCAAAyQ8AMK8IAADLDwAwsAgAAMwPADAXHQEAAAABKAAAuw8AICwAALwPACDbBgIAAAAB6AZAAAAAAfcGAgAAAAGMBwEAAAABjQcBAAAAAZEHAAAAsAcCnAcQAAAAAacHEAAAAAGrBwEAAAABrAcBAAAAAa0HEAAAAAGuBwIAAAABsAcBAAAAAbEHQAAAAAGyBwIAAAABswcgAAAAAbQHAQAAAAG1BwEAAAABtgcCAAAAAbcHAgAAAAECAAAAZQAgUQAA0A8AIAMAAABlACBRAADQDwAgUgAAzw8AIAFKAACaFgAwHB0BAMIKACEmAACQDAAgKAAAggwAICwAAOkLACDJBgAAjQwAMMoGAABjABDLBgAAjQwAMNsGAgAAAAHoBkAAygoAIfcGAgC3CwAhjAcBAMIKACGNBwEAwgoAIZEHAACPDLAHIpkHAgC3CwAhnAcQAIwMACGnBxAAjAwAIasHAQDrCgAhrAcBAOsKACGtBxAAjgwAIa4HAgDDCgAhsAcBAOsKACGxB0AA7AoAIbIHAgDDCgAhswcgAO0KACG0BwEAwgoAIbUHAQDCCgAhtgcCAMMKACG3BwIAwwoAIQIAAABlACBKAADPDwAgAgAAAM0PACBKAADODwAgGR0BAMIKACHJBgAAzA8AMMoGAADNDwAQywYAAMwPADDbBgIAwwoAIegGQADKCgAh9wYCALcLACGMBwEAwgoAIY0HAQDCCgAhkQcAAI8MsAcimQcCALcLACGcBxAAjAwAIacHEACMDAAhqwcBAOsKACGsBwEA6woAIa0HEACODAAhrgcCAMMKACGwBwEA6woAIbEHQADsCgAhsgcCAMMKACGzByAA7QoAIbQHAQDCCgAhtQcBAMIKACG2BwIAwwoAIbcHAgDDCgAhGR0BAMIKACHJBgAAzA8AMMoGAADNDwAQywYAAMwPADDbBgIAwwoAIegGQADKCgAh9wYCALcLACGMBwEAwgoAIY0HAQDCCgAhkQcAAI8MsAcimQcCALcLACGcBxAAjAwAIacHEACMDAAhqwcBAOsKACGsBwEA6woAIa0HEACODAAhrgcCAMMKACGwBwEA6woAIbEHQADsCgAhsgcCAMMKACGzByAA7QoAIbQHAQDCCgAhtQcBAMIKACG2BwIAwwoAIbcHAgDDCgAhFR0BAMIMACHbBgIAwwwAIegGQADIDAAh9wYCANoMACGMBwEAwgwAIY0HAQDCDAAhkQcAAKEPsAcinAcQAOgOACGnBxAA6A4AIasHAQDuDAAhrAcBAO4MACGtBxAAoA8AIa4HAgDDDAAhsAcBAO4MACGxB0AA2QwAIbIHAgDDDAAhswcgAPENACG0BwEAwgwAIbUHAQDCDAAhtgcCAMMMACG3BwIAwwwAIRcdAQDCDAAhKAAAow8AICwAAKQPACDbBgIAwwwAIegGQADIDAAh9wYCANoMACGMBwEAwgwAIY0HAQDCDAAhkQcAAKEPsAcinAcQAOgOACGnBxAA6A4AIasHAQDuDAAhrAcBAO4MACGtBxAAoA8AIa4HAgDDDAAhsAcBAO4MACGxB0AA2QwAIbIHAgDDDAAhswcgAPENACG0BwEAwgwAIbUHAQDCDAAhtgcCAMMMACG3BwIAwwwAIRcdAQAAAAEoAAC7DwAgLAAAvA8AINsGAgAAAAHoBkAAAAAB9wYCAAAAAYwHAQAAAAGNBwEAAAABkQcAAACwBwKcBxAAAAABpwcQAAAAAasHAQAAAAGsBwEAAAABrQcQAAAAAa4HAgAAAAGwBwEAAAABsQdAAAAAAbIHAgAAAAGzByAAAAABtAcBAAAAAbUHAQAAAAG2BwIAAAABtwcCAAAAAQNRAACYFgAgqAgAAJkWACCuCAAAAQAgBFEAAMUPADCoCAAAxg8AMKoIAADIDwAgrggAAMkPADAAAAAAAAVRAACTFgAgUgAAlhYAIKgIAACUFgAgqQgAAJUWACCuCAAARQAgBxkAAIAOACAdAADrFAAgIgAA6hQAICMAANEUACAkAADsFAAgvQcAALwMACC_BwAAvAwAIAAAAAAABVEAAIsWACBSAACRFgAgqAgAAIwWACCpCAAAkBYAIK4IAABUACAFUQAAiRYAIFIAAI4WACCoCAAAihYAIKkIAACNFgAgrggAAAEAIANRAACLFgAgqAgAAIwWACCuCAAAVAAgA1EAAIkWACCoCAAAihYAIK4IAAABACAAAAAAAAVRAADzFQAgUgAAhxYAIKgIAAD0FQAgqQgAAIYWACCuCAAARQAgBVEAAPkVACBSAACEFgAgqAgAAPoVACCpCAAAgxYAIK4IAAABACAHUQAA-A8AIFIAAPsPACCoCAAA-Q8AIKkIAAD6DwAgrAgAAEMAIK0IAABDACCuCAAARQAgC1EAAOwPADBSAADxDwAwqAgAAO0PADCpCAAA7g8AMKoIAADvDwAgqwgAAPAPADCsCAAA8A8AMK0IAADwDwAwrggAAPAPADCvCAAA8g8AMLAIAADzDwAwBAMAAOIPACDoBkAAAAAB9gYCAAAAAYsHAgAAAAECAAAAUAAgUQAA9w8AIAMAAABQACBRAAD3DwAgUgAA9g8AIAFKAACCFgAwCgMAAPYKACAgAACbDAAgyQYAAJoMADDKBgAATgAQywYAAJoMADDoBkAAygoAIfYGAgDDCgAhiwcCAMMKACG7BwIAwwoAIaEIAACZDAAgAgAAAFAAIEoAAPYPACACAAAA9A8AIEoAAPUPACAHyQYAAPMPADDKBgAA9A8AEMsGAADzDwAw6AZAAMoKACH2BgIAwwoAIYsHAgDDCgAhuwcCAMMKACEHyQYAAPMPADDKBgAA9A8AEMsGAADzDwAw6AZAAMoKACH2BgIAwwoAIYsHAgDDCgAhuwcCAMMKACED6AZAAMgMACH2BgIAwwwAIYsHAgDDDAAhBAMAAOAPACDoBkAAyAwAIfYGAgDDDAAhiwcCAMMMACEEAwAA4g8AIOgGQAAAAAH2BgIAAAABiwcCAAAAAQsZAACUEAAgHQAAkxAAICMAAJUQACAkAACWEAAg6AZAAAAAAYkHAgAAAAGMBwEAAAABkQcAAAC_BwKoBwEAAAABvQcCAAAAAcAHAgAAAAECAAAARQAgUQAA-A8AIAMAAABDACBRAAD4DwAgUgAA_A8AIA0AAABDACAZAAD_DwAgHQAA_g8AICMAAIAQACAkAACBEAAgSgAA_A8AIOgGQADIDAAhiQcCAMMMACGMBwEAwgwAIZEHAAD9D78HIqgHAQDCDAAhvQcCANoMACHABwIAwwwAIQsZAAD_DwAgHQAA_g8AICMAAIAQACAkAACBEAAg6AZAAMgMACGJBwIAwwwAIYwHAQDCDAAhkQcAAP0PvwciqAcBAMIMACG9BwIA2gwAIcAHAgDDDAAhAasIAAAAvwcCB1EAAPcVACBSAACAFgAgqAgAAPgVACCpCAAA_xUAIKwIAABHACCtCAAARwAgrggAAK0FACAFUQAA9RUAIFIAAP0VACCoCAAA9hUAIKkIAAD8FQAgrggAAAEAIAtRAACEEAAwUgAAiRAAMKgIAACFEAAwqQgAAIYQADCqCAAAhxAAIKsIAACIEAAwrAgAAIgQADCtCAAAiBAAMK4IAACIEAAwrwgAAIoQADCwCAAAixAAMARSAACCEAAgrAgAAFYAIK0IAABWACCuCAAAiwYAIAIAAABWACBKAACDEAAgAAgZAACQEAAgHwAAkRAAICEAAJIQACDbBgIAAAAB6AZAAAAAAYkHAgAAAAGoBwEAAAABvAcCAAAAAQIAAABUACBRAACPEAAgAwAAAFQAIFEAAI8QACBSAACOEAAgAUoAAPsVADAOGQAA9goAIB4AAKALACAfAACYDAAgIQAA4wsAIMkGAACXDAAwygYAAEsAEMsGAACXDAAw2wYCAAAAAegGQADKCgAhiQcCAMMKACGoBwEAwgoAIboHAgDDCgAhvAcCAMMKACGgCAAAlgwAIAIAAABUACBKAACOEAAgAgAAAIwQACBKAACNEAAgCckGAACLEAAwygYAAIwQABDLBgAAixAAMNsGAgDDCgAh6AZAAMoKACGJBwIAwwoAIagHAQDCCgAhugcCAMMKACG8BwIAwwoAIQnJBgAAixAAMMoGAACMEAAQywYAAIsQADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGoBwEAwgoAIboHAgDDCgAhvAcCAMMKACEF2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhqAcBAMIMACG8BwIAwwwAIQgZAADpDwAgHwAA6g8AICEAAOsPACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGoBwEAwgwAIbwHAgDDDAAhCBkAAJAQACAfAACREAAgIQAAkhAAINsGAgAAAAHoBkAAAAABiQcCAAAAAagHAQAAAAG8BwIAAAABA1EAAPkVACCoCAAA-hUAIK4IAAABACADUQAA-A8AIKgIAAD5DwAgrggAAEUAIARRAADsDwAwqAgAAO0PADCqCAAA7w8AIK4IAADwDwAwA1EAAPcVACCoCAAA-BUAIK4IAACtBQAgA1EAAPUVACCoCAAA9hUAIK4IAAABACAEUQAAhBAAMKgIAACFEAAwqggAAIcQACCuCAAAiBAAMAGuCAAAiwYAIANRAADzFQAgqAgAAPQVACCuCAAARQAgAAAAAAAHUQAA7hUAIFIAAPEVACCoCAAA7xUAIKkIAADwFQAgrAgAAEsAIK0IAABLACCuCAAAVAAgA1EAAO4VACCoCAAA7xUAIK4IAABUACAAAAAAAAtRAAClEAAwUgAAqhAAMKgIAACmEAAwqQgAAKcQADCqCAAAqBAAIKsIAACpEAAwrAgAAKkQADCtCAAAqRAAMK4IAACpEAAwrwgAAKsQADCwCAAArBAAMAwZAACUEAAgIgAAnhAAICMAAJUQACAkAACWEAAg2wYCAAAAAegGQAAAAAGJBwIAAAABjAcBAAAAAZEHAAAAvwcCqAcBAAAAAb8HAgAAAAHABwIAAAABAgAAAEUAIFEAALAQACADAAAARQAgUQAAsBAAIFIAAK8QACABSgAA7RUAMBIZAAD2CgAgHQAAnwwAICIAAKAMACAjAADiCwAgJAAAoQwAIMkGAACdDAAwygYAAEMAEMsGAACdDAAw2wYCAAAAAegGQADKCgAhiQcCAMMKACGMBwEAwgoAIZEHAACeDL8HIqgHAQDCCgAhvQcCALcLACG_BwIAtwsAIcAHAgDDCgAhoggAAJwMACACAAAARQAgSgAArxAAIAIAAACtEAAgSgAArhAAIAzJBgAArBAAMMoGAACtEAAQywYAAKwQADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGMBwEAwgoAIZEHAACeDL8HIqgHAQDCCgAhvQcCALcLACG_BwIAtwsAIcAHAgDDCgAhDMkGAACsEAAwygYAAK0QABDLBgAArBAAMNsGAgDDCgAh6AZAAMoKACGJBwIAwwoAIYwHAQDCCgAhkQcAAJ4MvwciqAcBAMIKACG9BwIAtwsAIb8HAgC3CwAhwAcCAMMKACEI2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhjAcBAMIMACGRBwAA_Q-_ByKoBwEAwgwAIb8HAgDaDAAhwAcCAMMMACEMGQAA_w8AICIAAJ0QACAjAACAEAAgJAAAgRAAINsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYwHAQDCDAAhkQcAAP0PvwciqAcBAMIMACG_BwIA2gwAIcAHAgDDDAAhDBkAAJQQACAiAACeEAAgIwAAlRAAICQAAJYQACDbBgIAAAAB6AZAAAAAAYkHAgAAAAGMBwEAAAABkQcAAAC_BwKoBwEAAAABvwcCAAAAAcAHAgAAAAEEUQAApRAAMKgIAACmEAAwqggAAKgQACCuCAAAqRAAMAAAAAAAAAAAAAVRAADoFQAgUgAA6xUAIKgIAADpFQAgqQgAAOoVACCuCAAAAQAgA1EAAOgVACCoCAAA6RUAIK4IAAABACAAAAAAAAKrCAEAAAAEsQgBAAAABQVRAADjFQAgUgAA5hUAIKgIAADkFQAgqQgAAOUVACCuCAAAAQAgAasIAQAAAAQDUQAA4xUAIKgIAADkFQAgrggAAAEAIAAAAAAABVEAAN4VACBSAADhFQAgqAgAAN8VACCpCAAA4BUAIK4IAAABACADUQAA3hUAIKgIAADfFQAgrggAAAEAIAAAAAAABVEAANkVACBSAADcFQAgqAgAANoVACCpCAAA2xUAIK4IAAABACADUQAA2RUAIKgIAADaFQAgrggAAAEAIAAAAAAAAAAAAAAFUQAA0RUAIFIAANcVACCoCAAA0hUAIKkIAADWFQAgrggAADkAIAVRAADPFQAgUgAA1BUAIKgIAADQFQAgqQgAANMVACCuCAAAAQAgA1EAANEVACCoCAAA0hUAIK4IAAA5ACADUQAAzxUAIKgIAADQFQAgrggAAAEAIAAAAAAABVEAAMYVACBSAADNFQAgqAgAAMcVACCpCAAAzBUAIK4IAADcAwAgBVEAAMQVACBSAADKFQAgqAgAAMUVACCpCAAAyRUAIK4IAAABACALUQAA6hAAMFIAAO8QADCoCAAA6xAAMKkIAADsEAAwqggAAO0QACCrCAAA7hAAMKwIAADuEAAwrQgAAO4QADCuCAAA7hAAMK8IAADwEAAwsAgAAPEQADAFGQAA4RAAINsGAgAAAAHoBkAAAAABiQcCAAAAAYoHAQAAAAECAAAAPwAgUQAA9RAAIAMAAAA_ACBRAAD1EAAgUgAA9BAAIAFKAADIFQAwChkAAPYKACAaAACjDAAgyQYAAKIMADDKBgAAPQAQywYAAKIMADDbBgIAAAAB6AZAAMoKACGJBwIAwwoAIYoHAQDCCgAh1wcCAMMKACECAAAAPwAgSgAA9BAAIAIAAADyEAAgSgAA8xAAIAjJBgAA8RAAMMoGAADyEAAQywYAAPEQADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGKBwEAwgoAIdcHAgDDCgAhCMkGAADxEAAwygYAAPIQABDLBgAA8RAAMNsGAgDDCgAh6AZAAMoKACGJBwIAwwoAIYoHAQDCCgAh1wcCAMMKACEE2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhigcBAMIMACEFGQAA3xAAINsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYoHAQDCDAAhBRkAAOEQACDbBgIAAAAB6AZAAAAAAYkHAgAAAAGKBwEAAAABA1EAAMYVACCoCAAAxxUAIK4IAADcAwAgA1EAAMQVACCoCAAAxRUAIK4IAAABACAEUQAA6hAAMKgIAADrEAAwqggAAO0QACCuCAAA7hAAMAAAAAAAC1EAAP8QADBSAACEEQAwqAgAAIARADCpCAAAgREAMKoIAACCEQAgqwgAAIMRADCsCAAAgxEAMK0IAACDEQAwrggAAIMRADCvCAAAhREAMLAIAACGEQAwDBkAAPcQACAbAAD4EAAg2wYCAAAAAegGQAAAAAGJBwIAAAABigcBAAAAAYwHAQAAAAHZByAAAAAB2gcgAAAAAdsHAgAAAAHcB0AAAAAB3QcCAAAAAQIAAAA5ACBRAACKEQAgAwAAADkAIFEAAIoRACBSAACJEQAgAUoAAMMVADARGAAApQwAIBkAAPYKACAbAADhCwAgyQYAAKQMADDKBgAANwAQywYAAKQMADDbBgIAAAAB6AZAAMoKACGJBwIAwwoAIYoHAQDCCgAhjAcBAMIKACHYBwIAwwoAIdkHIADtCgAh2gcgAO0KACHbBwIAwwoAIdwHQADKCgAh3QcCAMMKACECAAAAOQAgSgAAiREAIAIAAACHEQAgSgAAiBEAIA7JBgAAhhEAMMoGAACHEQAQywYAAIYRADDbBgIAwwoAIegGQADKCgAhiQcCAMMKACGKBwEAwgoAIYwHAQDCCgAh2AcCAMMKACHZByAA7QoAIdoHIADtCgAh2wcCAMMKACHcB0AAygoAId0HAgDDCgAhDskGAACGEQAwygYAAIcRABDLBgAAhhEAMNsGAgDDCgAh6AZAAMoKACGJBwIAwwoAIYoHAQDCCgAhjAcBAMIKACHYBwIAwwoAIdkHIADtCgAh2gcgAO0KACHbBwIAwwoAIdwHQADKCgAh3QcCAMMKACEK2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhigcBAMIMACGMBwEAwgwAIdkHIADxDQAh2gcgAPENACHbBwIAwwwAIdwHQADIDAAh3QcCAMMMACEMGQAA6BAAIBsAAOkQACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGKBwEAwgwAIYwHAQDCDAAh2QcgAPENACHaByAA8Q0AIdsHAgDDDAAh3AdAAMgMACHdBwIAwwwAIQwZAAD3EAAgGwAA-BAAINsGAgAAAAHoBkAAAAABiQcCAAAAAYoHAQAAAAGMBwEAAAAB2QcgAAAAAdoHIAAAAAHbBwIAAAAB3AdAAAAAAd0HAgAAAAEEUQAA_xAAMKgIAACAEQAwqggAAIIRACCuCAAAgxEAMAAAAAAAAAVRAAC-FQAgUgAAwRUAIKgIAAC_FQAgqQgAAMAVACCuCAAAAQAgA1EAAL4VACCoCAAAvxUAIK4IAAABACAAAAAAAAAAAAAAB1EAALYVACBSAAC8FQAgqAgAALcVACCpCAAAuxUAIKwIAACgAQAgrQgAAKABACCuCAAAAQAgBVEAALQVACBSAAC5FQAgqAgAALUVACCpCAAAuBUAIK4IAAABACADUQAAthUAIKgIAAC3FQAgrggAAAEAIANRAAC0FQAgqAgAALUVACCuCAAAAQAgAAAAAAABqwgAAAD1BwIFUQAAqRUAIFIAALIVACCoCAAAqhUAIKkIAACxFQAgrggAAAEAIAdRAACnFQAgUgAArxUAIKgIAACoFQAgqQgAAK4VACCsCAAAoAEAIK0IAACgAQAgrggAAAEAIAdRAAClFQAgUgAArBUAIKgIAACmFQAgqQgAAKsVACCsCAAAoAEAIK0IAACgAQAgrggAAAEAIANRAACpFQAgqAgAAKoVACCuCAAAAQAgA1EAAKcVACCoCAAAqBUAIK4IAAABACADUQAApRUAIKgIAACmFQAgrggAAAEAIAAAAAAAAAAAAAAFUQAAoBUAIFIAAKMVACCoCAAAoRUAIKkIAACiFQAgrggAAAEAIANRAACgFQAgqAgAAKEVACCuCAAAAQAgAAAAAAAFUQAAmxUAIFIAAJ4VACCoCAAAnBUAIKkIAACdFQAgrggAAAEAIANRAACbFQAgqAgAAJwVACCuCAAAAQAgAAAAAAAFUQAAlhUAIFIAAJkVACCoCAAAlxUAIKkIAACYFQAgrggAAAEAIANRAACWFQAgqAgAAJcVACCuCAAAAQAgAAAAAAAHUQAAkRUAIFIAAJQVACCoCAAAkhUAIKkIAACTFQAgrAgAAKABACCtCAAAoAEAIK4IAAABACADUQAAkRUAIKgIAACSFQAgrggAAAEAIAAAAAAAAAAAAAABqwgAAACOCAILUQAAohQAMFIAAKYUADCoCAAAoxQAMKkIAACkFAAwqggAAKUUACCrCAAA9gwAMKwIAAD2DAAwrQgAAPYMADCuCAAA9gwAMK8IAACnFAAwsAgAAPkMADALUQAAlhQAMFIAAJsUADCoCAAAlxQAMKkIAACYFAAwqggAAJkUACCrCAAAmhQAMKwIAACaFAAwrQgAAJoUADCuCAAAmhQAMK8IAACcFAAwsAgAAJ0UADALUQAAjRQAMFIAAJEUADCoCAAAjhQAMKkIAACPFAAwqggAAJAUACCrCAAA3g0AMKwIAADeDQAwrQgAAN4NADCuCAAA3g0AMK8IAACSFAAwsAgAAOENADAHUQAAiBQAIFIAAIsUACCoCAAAiRQAIKkIAACKFAAgrAgAACkAIK0IAAApACCuCAAAugQAIAtRAAD8EwAwUgAAgRQAMKgIAAD9EwAwqQgAAP4TADCqCAAA_xMAIKsIAACAFAAwrAgAAIAUADCtCAAAgBQAMK4IAACAFAAwrwgAAIIUADCwCAAAgxQAMAtRAADwEwAwUgAA9RMAMKgIAADxEwAwqQgAAPITADCqCAAA8xMAIKsIAAD0EwAwrAgAAPQTADCtCAAA9BMAMK4IAAD0EwAwrwgAAPYTADCwCAAA9xMAMAtRAADkEwAwUgAA6RMAMKgIAADlEwAwqQgAAOYTADCqCAAA5xMAIKsIAADoEwAwrAgAAOgTADCtCAAA6BMAMK4IAADoEwAwrwgAAOoTADCwCAAA6xMAMAtRAADbEwAwUgAA3xMAMKgIAADcEwAwqQgAAN0TADCqCAAA3hMAIKsIAACDEQAwrAgAAIMRADCtCAAAgxEAMK4IAACDEQAwrwgAAOATADCwCAAAhhEAMAtRAADSEwAwUgAA1hMAMKgIAADTEwAwqQgAANQTADCqCAAA1RMAIKsIAADuEAAwrAgAAO4QADCtCAAA7hAAMK4IAADuEAAwrwgAANcTADCwCAAA8RAAMAtRAADJEwAwUgAAzRMAMKgIAADKEwAwqQgAAMsTADCqCAAAzBMAIKsIAACpEAAwrAgAAKkQADCtCAAAqRAAMK4IAACpEAAwrwgAAM4TADCwCAAArBAAMAtRAADAEwAwUgAAxBMAMKgIAADBEwAwqQgAAMITADCqCAAAwxMAIKsIAACIEAAwrAgAAIgQADCtCAAAiBAAMK4IAACIEAAwrwgAAMUTADCwCAAAixAAMAtRAAC3EwAwUgAAuxMAMKgIAAC4EwAwqQgAALkTADCqCAAAuhMAIKsIAADwDwAwrAgAAPAPADCtCAAA8A8AMK4IAADwDwAwrwgAALwTADCwCAAA8w8AMAtRAACrEwAwUgAAsBMAMKgIAACsEwAwqQgAAK0TADCqCAAArhMAIKsIAACvEwAwrAgAAK8TADCtCAAArxMAMK4IAACvEwAwrwgAALETADCwCAAAshMAMAtRAACfEwAwUgAApBMAMKgIAACgEwAwqQgAAKETADCqCAAAohMAIKsIAACjEwAwrAgAAKMTADCtCAAAoxMAMK4IAACjEwAwrwgAAKUTADCwCAAAphMAMAtRAACTEwAwUgAAmBMAMKgIAACUEwAwqQgAAJUTADCqCAAAlhMAIKsIAACXEwAwrAgAAJcTADCtCAAAlxMAMK4IAACXEwAwrwgAAJkTADCwCAAAmhMAMAtRAACHEwAwUgAAjBMAMKgIAACIEwAwqQgAAIkTADCqCAAAihMAIKsIAACLEwAwrAgAAIsTADCtCAAAixMAMK4IAACLEwAwrwgAAI0TADCwCAAAjhMAMAtRAAD-EgAwUgAAghMAMKgIAAD_EgAwqQgAAIATADCqCAAAgRMAIKsIAADPDgAwrAgAAM8OADCtCAAAzw4AMK4IAADPDgAwrwgAAIMTADCwCAAA0g4AMAtRAAD1EgAwUgAA-RIAMKgIAAD2EgAwqQgAAPcSADCqCAAA-BIAIKsIAACpDwAwrAgAAKkPADCtCAAAqQ8AMK4IAACpDwAwrwgAAPoSADCwCAAArA8AMAtRAADsEgAwUgAA8BIAMKgIAADtEgAwqQgAAO4SADCqCAAA7xIAIKsIAADDDgAwrAgAAMMOADCtCAAAww4AMK4IAADDDgAwrwgAAPESADCwCAAAxg4AMAtRAADgEgAwUgAA5RIAMKgIAADhEgAwqQgAAOISADCqCAAA4xIAIKsIAADkEgAwrAgAAOQSADCtCAAA5BIAMK4IAADkEgAwrwgAAOYSADCwCAAA5xIAMAdRAADbEgAgUgAA3hIAIKgIAADcEgAgqQgAAN0SACCsCAAAmgEAIK0IAACaAQAgrggAAJMIACALUQAA0hIAMFIAANYSADCoCAAA0xIAMKkIAADUEgAwqggAANUSACCrCAAAwRIAMKwIAADBEgAwrQgAAMESADCuCAAAwRIAMK8IAADXEgAwsAgAAMQSADALUQAAyRIAMFIAAM0SADCoCAAAyhIAMKkIAADLEgAwqggAAMwSACCrCAAAwRIAMKwIAADBEgAwrQgAAMESADCuCAAAwRIAMK8IAADOEgAwsAgAAMQSADALUQAAvRIAMFIAAMISADCoCAAAvhIAMKkIAAC_EgAwqggAAMASACCrCAAAwRIAMKwIAADBEgAwrQgAAMESADCuCAAAwRIAMK8IAADDEgAwsAgAAMQSADALUQAAtBIAMFIAALgSADCoCAAAtRIAMKkIAAC2EgAwqggAALcSACCrCAAArBIAMKwIAACsEgAwrQgAAKwSADCuCAAArBIAMK8IAAC5EgAwsAgAAK8SADALUQAAqBIAMFIAAK0SADCoCAAAqRIAMKkIAACqEgAwqggAAKsSACCrCAAArBIAMKwIAACsEgAwrQgAAKwSADCuCAAArBIAMK8IAACuEgAwsAgAAK8SADALUQAAnBIAMFIAAKESADCoCAAAnRIAMKkIAACeEgAwqggAAJ8SACCrCAAAoBIAMKwIAACgEgAwrQgAAKASADCuCAAAoBIAMK8IAACiEgAwsAgAAKMSADALUQAAkBIAMFIAAJUSADCoCAAAkRIAMKkIAACSEgAwqggAAJMSACCrCAAAlBIAMKwIAACUEgAwrQgAAJQSADCuCAAAlBIAMK8IAACWEgAwsAgAAJcSADALUQAAhBIAMFIAAIkSADCoCAAAhRIAMKkIAACGEgAwqggAAIcSACCrCAAAiBIAMKwIAACIEgAwrQgAAIgSADCuCAAAiBIAMK8IAACKEgAwsAgAAIsSADALUQAA-BEAMFIAAP0RADCoCAAA-REAMKkIAAD6EQAwqggAAPsRACCrCAAA_BEAMKwIAAD8EQAwrQgAAPwRADCuCAAA_BEAMK8IAAD-EQAwsAgAAP8RADAO2wYCAAAAAd0GQAAAAAHlBkAAAAAB6QZAAAAAAYIHBAAAAAGGBwEAAAAB3wcBAAAAAeAHAgAAAAHhBwIAAAAB4gcCAAAAAeMHBAAAAAHkBwIAAAAB5QcBAAAAAeYHQAAAAAECAAAAugEAIFEAAIMSACADAAAAugEAIFEAAIMSACBSAACCEgAgAUoAAJAVADATAwAA9goAIMkGAADRCwAwygYAALgBABDLBgAA0QsAMNsGAgAAAAHdBkAA7AoAIeUGQADKCgAh6QZAAOwKACH2BgIAwwoAIYIHBAD1CgAhhgcBAAAAAd8HAQDCCgAh4AcCAMMKACHhBwIAwwoAIeIHAgDDCgAh4wcEAPUKACHkBwIAwwoAIeUHAQDrCgAh5gdAAOwKACECAAAAugEAIEoAAIISACACAAAAgBIAIEoAAIESACASyQYAAP8RADDKBgAAgBIAEMsGAAD_EQAw2wYCAMMKACHdBkAA7AoAIeUGQADKCgAh6QZAAOwKACH2BgIAwwoAIYIHBAD1CgAhhgcBAOsKACHfBwEAwgoAIeAHAgDDCgAh4QcCAMMKACHiBwIAwwoAIeMHBAD1CgAh5AcCAMMKACHlBwEA6woAIeYHQADsCgAhEskGAAD_EQAwygYAAIASABDLBgAA_xEAMNsGAgDDCgAh3QZAAOwKACHlBkAAygoAIekGQADsCgAh9gYCAMMKACGCBwQA9QoAIYYHAQDrCgAh3wcBAMIKACHgBwIAwwoAIeEHAgDDCgAh4gcCAMMKACHjBwQA9QoAIeQHAgDDCgAh5QcBAOsKACHmB0AA7AoAIQ7bBgIAwwwAId0GQADZDAAh5QZAAMgMACHpBkAA2QwAIYIHBAD9DQAhhgcBAO4MACHfBwEAwgwAIeAHAgDDDAAh4QcCAMMMACHiBwIAwwwAIeMHBAD9DQAh5AcCAMMMACHlBwEA7gwAIeYHQADZDAAhDtsGAgDDDAAh3QZAANkMACHlBkAAyAwAIekGQADZDAAhggcEAP0NACGGBwEA7gwAId8HAQDCDAAh4AcCAMMMACHhBwIAwwwAIeIHAgDDDAAh4wcEAP0NACHkBwIAwwwAIeUHAQDuDAAh5gdAANkMACEO2wYCAAAAAd0GQAAAAAHlBkAAAAAB6QZAAAAAAYIHBAAAAAGGBwEAAAAB3wcBAAAAAeAHAgAAAAHhBwIAAAAB4gcCAAAAAeMHBAAAAAHkBwIAAAAB5QcBAAAAAeYHQAAAAAEG2wYCAAAAAegGQAAAAAHpBkAAAAAB7gYAAQAAAYEIAgAAAAGCCAIAAAABAgAAALYBACBRAACPEgAgAwAAALYBACBRAACPEgAgUgAAjhIAIAFKAACPFQAwC0IAAPYKACDJBgAA0gsAMMoGAAC0AQAQywYAANILADDbBgIAAAAB6AZAAMoKACHpBkAAygoAIe4GAAEAAAGACAIAwwoAIYEIAgDDCgAhgggCAMMKACECAAAAtgEAIEoAAI4SACACAAAAjBIAIEoAAI0SACAKyQYAAIsSADDKBgAAjBIAEMsGAACLEgAw2wYCAMMKACHoBkAAygoAIekGQADKCgAh7gYAAawLACGACAIAwwoAIYEIAgDDCgAhgggCAMMKACEKyQYAAIsSADDKBgAAjBIAEMsGAACLEgAw2wYCAMMKACHoBkAAygoAIekGQADKCgAh7gYAAawLACGACAIAwwoAIYEIAgDDCgAhgggCAMMKACEG2wYCAMMMACHoBkAAyAwAIekGQADIDAAh7gYAAdcMACGBCAIAwwwAIYIIAgDDDAAhBtsGAgDDDAAh6AZAAMgMACHpBkAAyAwAIe4GAAHXDAAhgQgCAMMMACGCCAIAwwwAIQbbBgIAAAAB6AZAAAAAAekGQAAAAAHuBgABAAABgQgCAAAAAYIIAgAAAAEG6AZAAAAAAekGQAAAAAHuBgABAAAB8AZAAAAAAf4HAQAAAAH_BwEAAAABAgAAALIBACBRAACbEgAgAwAAALIBACBRAACbEgAgUgAAmhIAIAFKAACOFQAwCwMAAPYKACDJBgAA0wsAMMoGAACwAQAQywYAANMLADDoBkAAygoAIekGQADKCgAh7gYAAQAAAfAGQADsCgAh9gYCAMMKACH-BwEAwgoAIf8HAQDCCgAhAgAAALIBACBKAACaEgAgAgAAAJgSACBKAACZEgAgCskGAACXEgAwygYAAJgSABDLBgAAlxIAMOgGQADKCgAh6QZAAMoKACHuBgABrAsAIfAGQADsCgAh9gYCAMMKACH-BwEAwgoAIf8HAQDCCgAhCskGAACXEgAwygYAAJgSABDLBgAAlxIAMOgGQADKCgAh6QZAAMoKACHuBgABrAsAIfAGQADsCgAh9gYCAMMKACH-BwEAwgoAIf8HAQDCCgAhBugGQADIDAAh6QZAAMgMACHuBgAB1wwAIfAGQADZDAAh_gcBAMIMACH_BwEAwgwAIQboBkAAyAwAIekGQADIDAAh7gYAAdcMACHwBkAA2QwAIf4HAQDCDAAh_wcBAMIMACEG6AZAAAAAAekGQAAAAAHuBgABAAAB8AZAAAAAAf4HAQAAAAH_BwEAAAABCUqAAAAAAdsGAgAAAAHoBkAAAAAB4AcCAAAAAeUHAQAAAAGDCAEAAAABhAgBAAAAAYUIQAAAAAGGCEAAAAABAgAAAK0BACBRAACnEgAgAwAAAK0BACBRAACnEgAgUgAAphIAIAFKAACNFQAwDgMAANULACBKAAC2CwAgyQYAANQLADDKBgAAqwEAEMsGAADUCwAw2wYCAAAAAegGQADKCgAh9gYCALcLACHgBwIAwwoAIeUHAQDrCgAhgwgBAMIKACGECAEAwgoAIYUIQADKCgAhhghAAOwKACECAAAArQEAIEoAAKYSACACAAAApBIAIEoAAKUSACANSgAAtgsAIMkGAACjEgAwygYAAKQSABDLBgAAoxIAMNsGAgDDCgAh6AZAAMoKACH2BgIAtwsAIeAHAgDDCgAh5QcBAOsKACGDCAEAwgoAIYQIAQDCCgAhhQhAAMoKACGGCEAA7AoAIQ1KAAC2CwAgyQYAAKMSADDKBgAApBIAEMsGAACjEgAw2wYCAMMKACHoBkAAygoAIfYGAgC3CwAh4AcCAMMKACHlBwEA6woAIYMIAQDCCgAhhAgBAMIKACGFCEAAygoAIYYIQADsCgAhCUqAAAAAAdsGAgDDDAAh6AZAAMgMACHgBwIAwwwAIeUHAQDuDAAhgwgBAMIMACGECAEAwgwAIYUIQADIDAAhhghAANkMACEJSoAAAAAB2wYCAMMMACHoBkAAyAwAIeAHAgDDDAAh5QcBAO4MACGDCAEAwgwAIYQIAQDCDAAhhQhAAMgMACGGCEAA2QwAIQlKgAAAAAHbBgIAAAAB6AZAAAAAAeAHAgAAAAHlBwEAAAABgwgBAAAAAYQIAQAAAAGFCEAAAAABhghAAAAAAQkEAACgEQAg2gZAAAAAAdsGAgAAAAH3BgIAAAABjAcBAAAAAagHAQAAAAHnBwEAAAAB6AcCAAAAAfAHAgAAAAECAAAApwEAIFEAALMSACADAAAApwEAIFEAALMSACBSAACyEgAgAUoAAIwVADAPBAAA1QsAID0AAPYKACDJBgAA1wsAMMoGAAClAQAQywYAANcLADDaBkAAygoAIdsGAgAAAAH3BgIAtwsAIYwHAQDrCgAhqAcBAMIKACHnBwEAwgoAIegHAgDDCgAh8AcCAMMKACHxBwIAwwoAIZoIAADWCwAgAgAAAKcBACBKAACyEgAgAgAAALASACBKAACxEgAgDMkGAACvEgAwygYAALASABDLBgAArxIAMNoGQADKCgAh2wYCAMMKACH3BgIAtwsAIYwHAQDrCgAhqAcBAMIKACHnBwEAwgoAIegHAgDDCgAh8AcCAMMKACHxBwIAwwoAIQzJBgAArxIAMMoGAACwEgAQywYAAK8SADDaBkAAygoAIdsGAgDDCgAh9wYCALcLACGMBwEA6woAIagHAQDCCgAh5wcBAMIKACHoBwIAwwoAIfAHAgDDCgAh8QcCAMMKACEI2gZAAMgMACHbBgIAwwwAIfcGAgDaDAAhjAcBAO4MACGoBwEAwgwAIecHAQDCDAAh6AcCAMMMACHwBwIAwwwAIQkEAACeEQAg2gZAAMgMACHbBgIAwwwAIfcGAgDaDAAhjAcBAO4MACGoBwEAwgwAIecHAQDCDAAh6AcCAMMMACHwBwIAwwwAIQkEAACgEQAg2gZAAAAAAdsGAgAAAAH3BgIAAAABjAcBAAAAAagHAQAAAAHnBwEAAAAB6AcCAAAAAfAHAgAAAAEJPQAAoREAINoGQAAAAAHbBgIAAAABjAcBAAAAAagHAQAAAAHnBwEAAAAB6AcCAAAAAfAHAgAAAAHxBwIAAAABAgAAAKcBACBRAAC8EgAgAwAAAKcBACBRAAC8EgAgUgAAuxIAIAFKAACLFQAwAgAAAKcBACBKAAC7EgAgAgAAALASACBKAAC6EgAgCNoGQADIDAAh2wYCAMMMACGMBwEA7gwAIagHAQDCDAAh5wcBAMIMACHoBwIAwwwAIfAHAgDDDAAh8QcCAMMMACEJPQAAnxEAINoGQADIDAAh2wYCAMMMACGMBwEA7gwAIagHAQDCDAAh5wcBAMIMACHoBwIAwwwAIfAHAgDDDAAh8QcCAMMMACEJPQAAoREAINoGQAAAAAHbBgIAAAABjAcBAAAAAagHAQAAAAHnBwEAAAAB6AcCAAAAAfAHAgAAAAHxBwIAAAABDhkAAKwRACA4AACrEQAg2wYCAAAAAegGQAAAAAGJBwIAAAABkQcAAAD1BwLnBwEAAAAB6AcCAAAAAe4HAQAAAAHyBwIAAAAB8wcBAAAAAfYHAQAAAAH3B0AAAAAB-AdAAAAAAQIAAACeAQAgUQAAyBIAIAMAAACeAQAgUQAAyBIAIFIAAMcSACABSgAAihUAMBMZAADVCwAgOAAA9goAIDkAANULACDJBgAA8wsAMMoGAACcAQAQywYAAPMLADDbBgIAAAAB6AZAAMoKACGJBwIAtwsAIZEHAAD0C_UHIucHAQDCCgAh6AcCAMMKACHuBwEAwgoAIfIHAgDDCgAh8wcBAOsKACH1BwIAtwsAIfYHAQDrCgAh9wdAAOwKACH4B0AA7AoAIQIAAACeAQAgSgAAxxIAIAIAAADFEgAgSgAAxhIAIBDJBgAAxBIAMMoGAADFEgAQywYAAMQSADDbBgIAwwoAIegGQADKCgAhiQcCALcLACGRBwAA9Av1ByLnBwEAwgoAIegHAgDDCgAh7gcBAMIKACHyBwIAwwoAIfMHAQDrCgAh9QcCALcLACH2BwEA6woAIfcHQADsCgAh-AdAAOwKACEQyQYAAMQSADDKBgAAxRIAEMsGAADEEgAw2wYCAMMKACHoBkAAygoAIYkHAgC3CwAhkQcAAPQL9Qci5wcBAMIKACHoBwIAwwoAIe4HAQDCCgAh8gcCAMMKACHzBwEA6woAIfUHAgC3CwAh9gcBAOsKACH3B0AA7AoAIfgHQADsCgAhDNsGAgDDDAAh6AZAAMgMACGJBwIA2gwAIZEHAACnEfUHIucHAQDCDAAh6AcCAMMMACHuBwEAwgwAIfIHAgDDDAAh8wcBAO4MACH2BwEA7gwAIfcHQADZDAAh-AdAANkMACEOGQAAqREAIDgAAKgRACDbBgIAwwwAIegGQADIDAAhiQcCANoMACGRBwAApxH1ByLnBwEAwgwAIegHAgDDDAAh7gcBAMIMACHyBwIAwwwAIfMHAQDuDAAh9gcBAO4MACH3B0AA2QwAIfgHQADZDAAhDhkAAKwRACA4AACrEQAg2wYCAAAAAegGQAAAAAGJBwIAAAABkQcAAAD1BwLnBwEAAAAB6AcCAAAAAe4HAQAAAAHyBwIAAAAB8wcBAAAAAfYHAQAAAAH3B0AAAAAB-AdAAAAAAQ44AACrEQAgOQAArREAINsGAgAAAAHoBkAAAAABkQcAAAD1BwLnBwEAAAAB6AcCAAAAAe4HAQAAAAHyBwIAAAAB8wcBAAAAAfUHAgAAAAH2BwEAAAAB9wdAAAAAAfgHQAAAAAECAAAAngEAIFEAANESACADAAAAngEAIFEAANESACBSAADQEgAgAUoAAIkVADACAAAAngEAIEoAANASACACAAAAxRIAIEoAAM8SACAM2wYCAMMMACHoBkAAyAwAIZEHAACnEfUHIucHAQDCDAAh6AcCAMMMACHuBwEAwgwAIfIHAgDDDAAh8wcBAO4MACH1BwIA2gwAIfYHAQDuDAAh9wdAANkMACH4B0AA2QwAIQ44AACoEQAgOQAAqhEAINsGAgDDDAAh6AZAAMgMACGRBwAApxH1ByLnBwEAwgwAIegHAgDDDAAh7gcBAMIMACHyBwIAwwwAIfMHAQDuDAAh9QcCANoMACH2BwEA7gwAIfcHQADZDAAh-AdAANkMACEOOAAAqxEAIDkAAK0RACDbBgIAAAAB6AZAAAAAAZEHAAAA9QcC5wcBAAAAAegHAgAAAAHuBwEAAAAB8gcCAAAAAfMHAQAAAAH1BwIAAAAB9gcBAAAAAfcHQAAAAAH4B0AAAAABDhkAAKwRACA5AACtEQAg2wYCAAAAAegGQAAAAAGJBwIAAAABkQcAAAD1BwLnBwEAAAAB6AcCAAAAAe4HAQAAAAHzBwEAAAAB9QcCAAAAAfYHAQAAAAH3B0AAAAAB-AdAAAAAAQIAAACeAQAgUQAA2hIAIAMAAACeAQAgUQAA2hIAIFIAANkSACABSgAAiBUAMAIAAACeAQAgSgAA2RIAIAIAAADFEgAgSgAA2BIAIAzbBgIAwwwAIegGQADIDAAhiQcCANoMACGRBwAApxH1ByLnBwEAwgwAIegHAgDDDAAh7gcBAMIMACHzBwEA7gwAIfUHAgDaDAAh9gcBAO4MACH3B0AA2QwAIfgHQADZDAAhDhkAAKkRACA5AACqEQAg2wYCAMMMACHoBkAAyAwAIYkHAgDaDAAhkQcAAKcR9Qci5wcBAMIMACHoBwIAwwwAIe4HAQDCDAAh8wcBAO4MACH1BwIA2gwAIfYHAQDuDAAh9wdAANkMACH4B0AA2QwAIQ4ZAACsEQAgOQAArREAINsGAgAAAAHoBkAAAAABiQcCAAAAAZEHAAAA9QcC5wcBAAAAAegHAgAAAAHuBwEAAAAB8wcBAAAAAfUHAgAAAAH2BwEAAAAB9wdAAAAAAfgHQAAAAAECNgIAAAABggcEAAAAAQIAAACTCAAgUQAA2xIAIAMAAACaAQAgUQAA2xIAIFIAAN8SACAEAAAAmgEAIDYCAMMMACFKAADfEgAgggcEAP0NACECNgIAwwwAIYIHBAD9DQAhCjMAAI4OACDbBgIAAAAB6AZAAAAAAfgGAQAAAAGDBwEAAAABhAcEAAAAAYUHAQAAAAGGBwEAAAABhwdAAAAAAYgHAQAAAAECAAAAmAEAIFEAAOsSACADAAAAmAEAIFEAAOsSACBSAADqEgAgAUoAAIcVADAPBAAA9goAIDMAAPYLACDJBgAA9QsAMMoGAACOAQAQywYAAPULADDbBgIAAAAB6AZAAMoKACH3BgIAwwoAIfgGAQDCCgAhgwcBAMIKACGEBwQA9QoAIYUHAQDCCgAhhgcBAAAAAYcHQADKCgAhiAcBAMIKACECAAAAmAEAIEoAAOoSACACAAAA6BIAIEoAAOkSACANyQYAAOcSADDKBgAA6BIAEMsGAADnEgAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACGDBwEAwgoAIYQHBAD1CgAhhQcBAMIKACGGBwEAwgoAIYcHQADKCgAhiAcBAMIKACENyQYAAOcSADDKBgAA6BIAEMsGAADnEgAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACGDBwEAwgoAIYQHBAD1CgAhhQcBAMIKACGGBwEAwgoAIYcHQADKCgAhiAcBAMIKACEJ2wYCAMMMACHoBkAAyAwAIfgGAQDCDAAhgwcBAMIMACGEBwQA_Q0AIYUHAQDCDAAhhgcBAMIMACGHB0AAyAwAIYgHAQDCDAAhCjMAAIcOACDbBgIAwwwAIegGQADIDAAh-AYBAMIMACGDBwEAwgwAIYQHBAD9DQAhhQcBAMIMACGGBwEAwgwAIYcHQADIDAAhiAcBAMIMACEKMwAAjg4AINsGAgAAAAHoBkAAAAAB-AYBAAAAAYMHAQAAAAGEBwQAAAABhQcBAAAAAYYHAQAAAAGHB0AAAAABiAcBAAAAAQQvAACmDgAg6AZAAAAAAf8GAgAAAAGLBwIAAAABAgAAAIgBACBRAAD0EgAgAwAAAIgBACBRAAD0EgAgUgAA8xIAIAFKAACGFQAwAgAAAIgBACBKAADzEgAgAgAAAMcOACBKAADyEgAgA-gGQADIDAAh_wYCAMMMACGLBwIAwwwAIQQvAACkDgAg6AZAAMgMACH_BgIAwwwAIYsHAgDDDAAhBC8AAKYOACDoBkAAAAAB_wYCAAAAAYsHAgAAAAEJKwAAmQ8AINsGAgAAAAHoBkAAAAABjAcBAAAAAZsHAgAAAAGnBwIAAAABqAcBAAAAAakHAQAAAAGqB0AAAAABAgAAAHUAIFEAAP0SACADAAAAdQAgUQAA_RIAIFIAAPwSACABSgAAhRUAMAIAAAB1ACBKAAD8EgAgAgAAAK0PACBKAAD7EgAgCNsGAgDDDAAh6AZAAMgMACGMBwEA7gwAIZsHAgDDDAAhpwcCAMMMACGoBwEAwgwAIakHAQDuDAAhqgdAANkMACEJKwAAlw8AINsGAgDDDAAh6AZAAMgMACGMBwEA7gwAIZsHAgDDDAAhpwcCAMMMACGoBwEAwgwAIakHAQDuDAAhqgdAANkMACEJKwAAmQ8AINsGAgAAAAHoBkAAAAABjAcBAAAAAZsHAgAAAAGnBwIAAAABqAcBAAAAAakHAQAAAAGqB0AAAAABBS8AAJ0OACDbBgIAAAAB6AZAAAAAAf8GAgAAAAGKBwEAAAABAgAAAIQBACBRAACGEwAgAwAAAIQBACBRAACGEwAgUgAAhRMAIAFKAACEFQAwAgAAAIQBACBKAACFEwAgAgAAANMOACBKAACEEwAgBNsGAgDDDAAh6AZAAMgMACH_BgIAwwwAIYoHAQDCDAAhBS8AAJsOACDbBgIAwwwAIegGQADIDAAh_wYCAMMMACGKBwEAwgwAIQUvAACdDgAg2wYCAAAAAegGQAAAAAH_BgIAAAABigcBAAAAARQwAADYDgAgMQAA2Q4AIDIAANoOACAzAADbDgAg2wYCAAAAAegGQAAAAAGDBwEAAAABhAcEAAAAAYYHAQAAAAGMBwEAAAABjQcBAAAAAY8HAAAAjwcCkQcAAACRBwKSBwgAAAABkwcCAAAAAZQHAgAAAAGVBwEAAAABlgcCAAAAAZcHAgAAAAGYBwIAAAABAgAAAIABACBRAACSEwAgAwAAAIABACBRAACSEwAgUgAAkRMAIAFKAACDFQAwGRkAAPYKACAwAADoCwAgMQAA6gsAIDIAAP4LACAzAAD2CwAgyQYAAPoLADDKBgAAfgAQywYAAPoLADDbBgIAAAAB6AZAAMoKACGDBwEAwgoAIYQHBAD1CgAhhgcBAAAAAYkHAgDDCgAhjAcBAMIKACGNBwEAwgoAIY8HAAD7C48HIpEHAAD8C5EHIpIHCAD9CwAhkwcCALcLACGUBwIAtwsAIZUHAQDrCgAhlgcCAMMKACGXBwIAwwoAIZgHAgDDCgAhAgAAAIABACBKAACREwAgAgAAAI8TACBKAACQEwAgFMkGAACOEwAwygYAAI8TABDLBgAAjhMAMNsGAgDDCgAh6AZAAMoKACGDBwEAwgoAIYQHBAD1CgAhhgcBAMIKACGJBwIAwwoAIYwHAQDCCgAhjQcBAMIKACGPBwAA-wuPByKRBwAA_AuRByKSBwgA_QsAIZMHAgC3CwAhlAcCALcLACGVBwEA6woAIZYHAgDDCgAhlwcCAMMKACGYBwIAwwoAIRTJBgAAjhMAMMoGAACPEwAQywYAAI4TADDbBgIAwwoAIegGQADKCgAhgwcBAMIKACGEBwQA9QoAIYYHAQDCCgAhiQcCAMMKACGMBwEAwgoAIY0HAQDCCgAhjwcAAPsLjwcikQcAAPwLkQcikgcIAP0LACGTBwIAtwsAIZQHAgC3CwAhlQcBAOsKACGWBwIAwwoAIZcHAgDDCgAhmAcCAMMKACEQ2wYCAMMMACHoBkAAyAwAIYMHAQDCDAAhhAcEAP0NACGGBwEAwgwAIYwHAQDCDAAhjQcBAMIMACGPBwAArQ6PByKRBwAArg6RByKSBwgArw4AIZMHAgDaDAAhlAcCANoMACGVBwEA7gwAIZYHAgDDDAAhlwcCAMMMACGYBwIAwwwAIRQwAACxDgAgMQAAsg4AIDIAALMOACAzAAC0DgAg2wYCAMMMACHoBkAAyAwAIYMHAQDCDAAhhAcEAP0NACGGBwEAwgwAIYwHAQDCDAAhjQcBAMIMACGPBwAArQ6PByKRBwAArg6RByKSBwgArw4AIZMHAgDaDAAhlAcCANoMACGVBwEA7gwAIZYHAgDDDAAhlwcCAMMMACGYBwIAwwwAIRQwAADYDgAgMQAA2Q4AIDIAANoOACAzAADbDgAg2wYCAAAAAegGQAAAAAGDBwEAAAABhAcEAAAAAYYHAQAAAAGMBwEAAAABjQcBAAAAAY8HAAAAjwcCkQcAAACRBwKSBwgAAAABkwcCAAAAAZQHAgAAAAGVBwEAAAABlgcCAAAAAZcHAgAAAAGYBwIAAAABCigAAJAPACAqAACRDwAg2wYCAAAAAegGQAAAAAGRBwAAAKMHAqAHAAAAoAcCowdAAAAAAaQHAQAAAAGlBwIAAAABpgcBAAAAAQIAAAB8ACBRAACeEwAgAwAAAHwAIFEAAJ4TACBSAACdEwAgAUoAAIIVADAPJwAA9goAICgAAIIMACAqAACDDAAgyQYAAP8LADDKBgAAegAQywYAAP8LADDbBgIAAAAB6AZAAMoKACGRBwAAgQyjByKgBwAAgAygByKhBwIAwwoAIaMHQADsCgAhpAcBAOsKACGlBwIAtwsAIaYHAQDrCgAhAgAAAHwAIEoAAJ0TACACAAAAmxMAIEoAAJwTACAMyQYAAJoTADDKBgAAmxMAEMsGAACaEwAw2wYCAMMKACHoBkAAygoAIZEHAACBDKMHIqAHAACADKAHIqEHAgDDCgAhowdAAOwKACGkBwEA6woAIaUHAgC3CwAhpgcBAOsKACEMyQYAAJoTADDKBgAAmxMAEMsGAACaEwAw2wYCAMMKACHoBkAAygoAIZEHAACBDKMHIqAHAACADKAHIqEHAgDDCgAhowdAAOwKACGkBwEA6woAIaUHAgC3CwAhpgcBAOsKACEI2wYCAMMMACHoBkAAyAwAIZEHAADzDqMHIqAHAADyDqAHIqMHQADZDAAhpAcBAO4MACGlBwIA2gwAIaYHAQDuDAAhCigAAPUOACAqAAD2DgAg2wYCAMMMACHoBkAAyAwAIZEHAADzDqMHIqAHAADyDqAHIqMHQADZDAAhpAcBAO4MACGlBwIA2gwAIaYHAQDuDAAhCigAAJAPACAqAACRDwAg2wYCAAAAAegGQAAAAAGRBwAAAKMHAqAHAAAAoAcCowdAAAAAAaQHAQAAAAGlBwIAAAABpgcBAAAAAQotAADSDwAg2wYCAAAAAegGQAAAAAH4BgEAAAABjQcBAAAAAZEHAAAAuQcCqwcBAAAAAbYHAgAAAAG3BwIAAAABuQcgAAAAAQIAAABhACBRAACqEwAgAwAAAGEAIFEAAKoTACBSAACpEwAgAUoAAIEVADAPBAAA9goAIC0AAJMMACDJBgAAkQwAMMoGAABfABDLBgAAkQwAMNsGAgAAAAHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACGNBwEAwgoAIZEHAACSDLkHIqsHAQAAAAG2BwIAwwoAIbcHAgDDCgAhuQcgAO0KACECAAAAYQAgSgAAqRMAIAIAAACnEwAgSgAAqBMAIA3JBgAAphMAMMoGAACnEwAQywYAAKYTADDbBgIAwwoAIegGQADKCgAh9wYCAMMKACH4BgEAwgoAIY0HAQDCCgAhkQcAAJIMuQciqwcBAMIKACG2BwIAwwoAIbcHAgDDCgAhuQcgAO0KACENyQYAAKYTADDKBgAApxMAEMsGAACmEwAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACGNBwEAwgoAIZEHAACSDLkHIqsHAQDCCgAhtgcCAMMKACG3BwIAwwoAIbkHIADtCgAhCdsGAgDDDAAh6AZAAMgMACH4BgEAwgwAIY0HAQDCDAAhkQcAAMIPuQciqwcBAMIMACG2BwIAwwwAIbcHAgDDDAAhuQcgAPENACEKLQAAxA8AINsGAgDDDAAh6AZAAMgMACH4BgEAwgwAIY0HAQDCDAAhkQcAAMIPuQciqwcBAMIMACG2BwIAwwwAIbcHAgDDDAAhuQcgAPENACEKLQAA0g8AINsGAgAAAAHoBkAAAAAB-AYBAAAAAY0HAQAAAAGRBwAAALkHAqsHAQAAAAG2BwIAAAABtwcCAAAAAbkHIAAAAAEGzAYBAAAAAegGQAAAAAGRBwIAAAABqAcBAAAAAfwHAQAAAAH9BwABAAABAgAAAF0AIFEAALYTACADAAAAXQAgUQAAthMAIFIAALUTACABSgAAgBUAMAwDAAD2CgAgyQYAAJUMADDKBgAAWwAQywYAAJUMADDMBgEAwgoAIegGQADKCgAh9gYCAMMKACGRBwIAwwoAIagHAQDCCgAh_AcBAMIKACH9BwABrAsAIZ8IAACUDAAgAgAAAF0AIEoAALUTACACAAAAsxMAIEoAALQTACAKyQYAALITADDKBgAAsxMAEMsGAACyEwAwzAYBAMIKACHoBkAAygoAIfYGAgDDCgAhkQcCAMMKACGoBwEAwgoAIfwHAQDCCgAh_QcAAawLACEKyQYAALITADDKBgAAsxMAEMsGAACyEwAwzAYBAMIKACHoBkAAygoAIfYGAgDDCgAhkQcCAMMKACGoBwEAwgoAIfwHAQDCCgAh_QcAAawLACEGzAYBAMIMACHoBkAAyAwAIZEHAgDDDAAhqAcBAMIMACH8BwEAwgwAIf0HAAHXDAAhBswGAQDCDAAh6AZAAMgMACGRBwIAwwwAIagHAQDCDAAh_AcBAMIMACH9BwAB1wwAIQbMBgEAAAAB6AZAAAAAAZEHAgAAAAGoBwEAAAAB_AcBAAAAAf0HAAEAAAEEIAAA4Q8AIOgGQAAAAAGLBwIAAAABuwcCAAAAAQIAAABQACBRAAC_EwAgAwAAAFAAIFEAAL8TACBSAAC-EwAgAUoAAP8UADACAAAAUAAgSgAAvhMAIAIAAAD0DwAgSgAAvRMAIAPoBkAAyAwAIYsHAgDDDAAhuwcCAMMMACEEIAAA3w8AIOgGQADIDAAhiwcCAMMMACG7BwIAwwwAIQQgAADhDwAg6AZAAAAAAYsHAgAAAAG7BwIAAAABCB4AAJcQACAfAACREAAgIQAAkhAAINsGAgAAAAHoBkAAAAABqAcBAAAAAboHAgAAAAG8BwIAAAABAgAAAFQAIFEAAMgTACADAAAAVAAgUQAAyBMAIFIAAMcTACABSgAA_hQAMAIAAABUACBKAADHEwAgAgAAAIwQACBKAADGEwAgBdsGAgDDDAAh6AZAAMgMACGoBwEAwgwAIboHAgDDDAAhvAcCAMMMACEIHgAA6A8AIB8AAOoPACAhAADrDwAg2wYCAMMMACHoBkAAyAwAIagHAQDCDAAhugcCAMMMACG8BwIAwwwAIQgeAACXEAAgHwAAkRAAICEAAJIQACDbBgIAAAAB6AZAAAAAAagHAQAAAAG6BwIAAAABvAcCAAAAAQwdAACTEAAgIgAAnhAAICMAAJUQACAkAACWEAAg2wYCAAAAAegGQAAAAAGMBwEAAAABkQcAAAC_BwKoBwEAAAABvQcCAAAAAb8HAgAAAAHABwIAAAABAgAAAEUAIFEAANETACADAAAARQAgUQAA0RMAIFIAANATACABSgAA_RQAMAIAAABFACBKAADQEwAgAgAAAK0QACBKAADPEwAgCNsGAgDDDAAh6AZAAMgMACGMBwEAwgwAIZEHAAD9D78HIqgHAQDCDAAhvQcCANoMACG_BwIA2gwAIcAHAgDDDAAhDB0AAP4PACAiAACdEAAgIwAAgBAAICQAAIEQACDbBgIAwwwAIegGQADIDAAhjAcBAMIMACGRBwAA_Q-_ByKoBwEAwgwAIb0HAgDaDAAhvwcCANoMACHABwIAwwwAIQwdAACTEAAgIgAAnhAAICMAAJUQACAkAACWEAAg2wYCAAAAAegGQAAAAAGMBwEAAAABkQcAAAC_BwKoBwEAAAABvQcCAAAAAb8HAgAAAAHABwIAAAABBRoAAOAQACDbBgIAAAAB6AZAAAAAAYoHAQAAAAHXBwIAAAABAgAAAD8AIFEAANoTACADAAAAPwAgUQAA2hMAIFIAANkTACABSgAA_BQAMAIAAAA_ACBKAADZEwAgAgAAAPIQACBKAADYEwAgBNsGAgDDDAAh6AZAAMgMACGKBwEAwgwAIdcHAgDDDAAhBRoAAN4QACDbBgIAwwwAIegGQADIDAAhigcBAMIMACHXBwIAwwwAIQUaAADgEAAg2wYCAAAAAegGQAAAAAGKBwEAAAAB1wcCAAAAAQwYAAD2EAAgGwAA-BAAINsGAgAAAAHoBkAAAAABigcBAAAAAYwHAQAAAAHYBwIAAAAB2QcgAAAAAdoHIAAAAAHbBwIAAAAB3AdAAAAAAd0HAgAAAAECAAAAOQAgUQAA4xMAIAMAAAA5ACBRAADjEwAgUgAA4hMAIAFKAAD7FAAwAgAAADkAIEoAAOITACACAAAAhxEAIEoAAOETACAK2wYCAMMMACHoBkAAyAwAIYoHAQDCDAAhjAcBAMIMACHYBwIAwwwAIdkHIADxDQAh2gcgAPENACHbBwIAwwwAIdwHQADIDAAh3QcCAMMMACEMGAAA5xAAIBsAAOkQACDbBgIAwwwAIegGQADIDAAhigcBAMIMACGMBwEAwgwAIdgHAgDDDAAh2QcgAPENACHaByAA8Q0AIdsHAgDDDAAh3AdAAMgMACHdBwIAwwwAIQwYAAD2EAAgGwAA-BAAINsGAgAAAAHoBkAAAAABigcBAAAAAYwHAQAAAAHYBwIAAAAB2QcgAAAAAdoHIAAAAAHbBwIAAAAB3AdAAAAAAd0HAgAAAAEF2wYCAAAAAegGQAAAAAHEBwEAAAABxQcBAAAAAcYHQAAAAAECAAAANQAgUQAA7xMAIAMAAAA1ACBRAADvEwAgUgAA7hMAIAFKAAD6FAAwCwMAAPYKACDJBgAApwwAMMoGAAAzABDLBgAApwwAMNsGAgAAAAHoBkAAygoAIfYGAgDDCgAhxAcBAMIKACHFBwEAwgoAIcYHQADsCgAhowgAAKYMACACAAAANQAgSgAA7hMAIAIAAADsEwAgSgAA7RMAIAnJBgAA6xMAMMoGAADsEwAQywYAAOsTADDbBgIAwwoAIegGQADKCgAh9gYCAMMKACHEBwEAwgoAIcUHAQDCCgAhxgdAAOwKACEJyQYAAOsTADDKBgAA7BMAEMsGAADrEwAw2wYCAMMKACHoBkAAygoAIfYGAgDDCgAhxAcBAMIKACHFBwEAwgoAIcYHQADsCgAhBdsGAgDDDAAh6AZAAMgMACHEBwEAwgwAIcUHAQDCDAAhxgdAANkMACEF2wYCAMMMACHoBkAAyAwAIcQHAQDCDAAhxQcBAMIMACHGB0AA2QwAIQXbBgIAAAAB6AZAAAAAAcQHAQAAAAHFBwEAAAABxgdAAAAAAQjbBgIAAAAB6AZAAAAAAfgGAQAAAAHGB0AAAAABxwcAAQAAAcgHAAEAAAHJBwQAAAABygcAAMQQACACAAAAMQAgUQAA-xMAIAMAAAAxACBRAAD7EwAgUgAA-hMAIAFKAAD5FAAwDQMAAPYKACDJBgAAqAwAMMoGAAAvABDLBgAAqAwAMNsGAgAAAAHoBkAAygoAIfYGAgDDCgAh-AYBAMIKACHGB0AA7AoAIccHAAEAAAHIBwABrAsAIckHBAD1CgAhygcAAOUKACACAAAAMQAgSgAA-hMAIAIAAAD4EwAgSgAA-RMAIAzJBgAA9xMAMMoGAAD4EwAQywYAAPcTADDbBgIAwwoAIegGQADKCgAh9gYCAMMKACH4BgEAwgoAIcYHQADsCgAhxwcAAawLACHIBwABrAsAIckHBAD1CgAhygcAAOUKACAMyQYAAPcTADDKBgAA-BMAEMsGAAD3EwAw2wYCAMMKACHoBkAAygoAIfYGAgDDCgAh-AYBAMIKACHGB0AA7AoAIccHAAGsCwAhyAcAAawLACHJBwQA9QoAIcoHAADlCgAgCNsGAgDDDAAh6AZAAMgMACH4BgEAwgwAIcYHQADZDAAhxwcAAdcMACHIBwAB1wwAIckHBAD9DQAhygcAAMIQACAI2wYCAMMMACHoBkAAyAwAIfgGAQDCDAAhxgdAANkMACHHBwAB1wwAIcgHAAHXDAAhyQcEAP0NACHKBwAAwhAAIAjbBgIAAAAB6AZAAAAAAfgGAQAAAAHGB0AAAAABxwcAAQAAAcgHAAEAAAHJBwQAAAABygcAAMQQACAC7gYAAQAAAfAGQAAAAAECAAAALQAgUQAAhxQAIAMAAAAtACBRAACHFAAgUgAAhhQAIAFKAAD4FAAwCAMAAPYKACDJBgAAqgwAMMoGAAArABDLBgAAqgwAMO4GAAGsCwAh8AZAAOwKACH2BgIAwwoAIaQIAACpDAAgAgAAAC0AIEoAAIYUACACAAAAhBQAIEoAAIUUACAGyQYAAIMUADDKBgAAhBQAEMsGAACDFAAw7gYAAawLACHwBkAA7AoAIfYGAgDDCgAhBskGAACDFAAwygYAAIQUABDLBgAAgxQAMO4GAAGsCwAh8AZAAOwKACH2BgIAwwoAIQLuBgAB1wwAIfAGQADZDAAhAu4GAAHXDAAh8AZAANkMACEC7gYAAQAAAfAGQAAAAAEF6AZAAAAAAcsHAQAAAAHMBwQAAAABzQcCAAAAAc4HQAAAAAECAAAAugQAIFEAAIgUACADAAAAKQAgUQAAiBQAIFIAAIwUACAHAAAAKQAgSgAAjBQAIOgGQADIDAAhywcBAMIMACHMBwQA_Q0AIc0HAgDDDAAhzgdAANkMACEF6AZAAMgMACHLBwEAwgwAIcwHBAD9DQAhzQcCAMMMACHOB0AA2QwAIQcFAAC4DQAgCwAAuQ0AIAwAALoNACDbBgIAAAAB4gYCAAAAAeMGAAC2DQAg6AZAAAAAAQIAAAALACBRAACVFAAgAwAAAAsAIFEAAJUUACBSAACUFAAgAUoAAPcUADACAAAACwAgSgAAlBQAIAIAAADiDQAgSgAAkxQAIATbBgIAwwwAIeIGAgDDDAAh4wYAAJkNACDoBkAAyAwAIQcFAACbDQAgCwAAnA0AIAwAAJ0NACDbBgIAwwwAIeIGAgDDDAAh4wYAAJkNACDoBkAAyAwAIQcFAAC4DQAgCwAAuQ0AIAwAALoNACDbBgIAAAAB4gYCAAAAAeMGAAC2DQAg6AZAAAAAAQoMAADqDQAgDQAA6Q0AIA4AAOsNACDbBgIAAAAB6AZAAAAAAfgGAQAAAAH5BgEAAAAB-gYAAQAAAfsGAADmDQAg_AYAAOcNACACAAAAJgAgUQAAoRQAIAMAAAAmACBRAAChFAAgUgAAoBQAIAFKAAD2FAAwDwQAAPYKACAMAACtDAAgDQAA3AsAIA4AANoLACDJBgAAqwwAMMoGAAAHABDLBgAAqwwAMNsGAgAAAAHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACH5BgEAAAAB-gYAAawMACH7BgAA5QoAIPwGAADlCgAgAgAAACYAIEoAAKAUACACAAAAnhQAIEoAAJ8UACALyQYAAJ0UADDKBgAAnhQAEMsGAACdFAAw2wYCAMMKACHoBkAAygoAIfcGAgDDCgAh-AYBAMIKACH5BgEAwgoAIfoGAAGsDAAh-wYAAOUKACD8BgAA5QoAIAvJBgAAnRQAMMoGAACeFAAQywYAAJ0UADDbBgIAwwoAIegGQADKCgAh9wYCAMMKACH4BgEAwgoAIfkGAQDCCgAh-gYAAawMACH7BgAA5QoAIPwGAADlCgAgB9sGAgDDDAAh6AZAAMgMACH4BgEAwgwAIfkGAQDCDAAh-gYAAe0MACH7BgAAwA0AIPwGAADBDQAgCgwAAMQNACANAADDDQAgDgAAxQ0AINsGAgDDDAAh6AZAAMgMACH4BgEAwgwAIfkGAQDCDAAh-gYAAe0MACH7BgAAwA0AIPwGAADBDQAgCgwAAOoNACANAADpDQAgDgAA6w0AINsGAgAAAAHoBkAAAAAB-AYBAAAAAfkGAQAAAAH6BgABAAAB-wYAAOYNACD8BgAA5w0AIA0FAACDDQAgDwAA0A0AINsGAgAAAAHiBgIAAAAB4wYAAIENACDoBkAAAAAB6QZAAAAAAe4GAAEAAAH4BgEAAAABxgdAAAAAAYcIAQAAAAGICEAAAAABiQgCAAAAAQIAAAAFACBRAACqFAAgAwAAAAUAIFEAAKoUACBSAACpFAAgAUoAAPUUADACAAAABQAgSgAAqRQAIAIAAAD6DAAgSgAAqBQAIAvbBgIAwwwAIeIGAgDaDAAh4wYAAPwMACDoBkAAyAwAIekGQADZDAAh7gYAAdcMACH4BgEAwgwAIcYHQADZDAAhhwgBAMIMACGICEAA2QwAIYkIAgDaDAAhDQUAAP8MACAPAADODQAg2wYCAMMMACHiBgIA2gwAIeMGAAD8DAAg6AZAAMgMACHpBkAA2QwAIe4GAAHXDAAh-AYBAMIMACHGB0AA2QwAIYcIAQDCDAAhiAhAANkMACGJCAIA2gwAIQ0FAACDDQAgDwAA0A0AINsGAgAAAAHiBgIAAAAB4wYAAIENACDoBkAAAAAB6QZAAAAAAe4GAAEAAAH4BgEAAAABxgdAAAAAAYcIAQAAAAGICEAAAAABiQgCAAAAAQRRAACiFAAwqAgAAKMUADCqCAAApRQAIK4IAAD2DAAwBFEAAJYUADCoCAAAlxQAMKoIAACZFAAgrggAAJoUADAEUQAAjRQAMKgIAACOFAAwqggAAJAUACCuCAAA3g0AMANRAACIFAAgqAgAAIkUACCuCAAAugQAIARRAAD8EwAwqAgAAP0TADCqCAAA_xMAIK4IAACAFAAwBFEAAPATADCoCAAA8RMAMKoIAADzEwAgrggAAPQTADAEUQAA5BMAMKgIAADlEwAwqggAAOcTACCuCAAA6BMAMARRAADbEwAwqAgAANwTADCqCAAA3hMAIK4IAACDEQAwBFEAANITADCoCAAA0xMAMKoIAADVEwAgrggAAO4QADAEUQAAyRMAMKgIAADKEwAwqggAAMwTACCuCAAAqRAAMARRAADAEwAwqAgAAMETADCqCAAAwxMAIK4IAACIEAAwBFEAALcTADCoCAAAuBMAMKoIAAC6EwAgrggAAPAPADAEUQAAqxMAMKgIAACsEwAwqggAAK4TACCuCAAArxMAMARRAACfEwAwqAgAAKATADCqCAAAohMAIK4IAACjEwAwBFEAAJMTADCoCAAAlBMAMKoIAACWEwAgrggAAJcTADAEUQAAhxMAMKgIAACIEwAwqggAAIoTACCuCAAAixMAMARRAAD-EgAwqAgAAP8SADCqCAAAgRMAIK4IAADPDgAwBFEAAPUSADCoCAAA9hIAMKoIAAD4EgAgrggAAKkPADAEUQAA7BIAMKgIAADtEgAwqggAAO8SACCuCAAAww4AMARRAADgEgAwqAgAAOESADCqCAAA4xIAIK4IAADkEgAwA1EAANsSACCoCAAA3BIAIK4IAACTCAAgBFEAANISADCoCAAA0xIAMKoIAADVEgAgrggAAMESADAEUQAAyRIAMKgIAADKEgAwqggAAMwSACCuCAAAwRIAMARRAAC9EgAwqAgAAL4SADCqCAAAwBIAIK4IAADBEgAwBFEAALQSADCoCAAAtRIAMKoIAAC3EgAgrggAAKwSADAEUQAAqBIAMKgIAACpEgAwqggAAKsSACCuCAAArBIAMARRAACcEgAwqAgAAJ0SADCqCAAAnxIAIK4IAACgEgAwBFEAAJASADCoCAAAkRIAMKoIAACTEgAgrggAAJQSADAEUQAAhBIAMKgIAACFEgAwqggAAIcSACCuCAAAiBIAMARRAAD4EQAwqAgAAPkRADCqCAAA-xEAIK4IAAD8EQAwAAAAAgMAAIAOACDOBwAAvAwAIAAAAAAAAAAAAAAAAAAAAQQAAIAOACAAAAAAAAAGLwAA9w0AIDQAAPYNACDpBgAAvAwAIP4GAAC8DAAg_wYAALwMACCABwAAvAwAIAEvAAD3DQAgAAAKJgAA6BQAICgAAOQUACAsAADYFAAg9wYAALwMACCZBwAAvAwAIKsHAAC8DAAgrAcAALwMACCtBwAAvAwAILAHAAC8DAAgsQcAALwMACAHJwAAgA4AICgAAOQUACAqAADlFAAgowcAALwMACCkBwAAvAwAIKUHAAC8DAAgpgcAALwMACACBAAAgA4AIC0AAOkUACAABBkAAIAOACAeAADZDwAgHwAA2Q8AICEAANIUACABHAAAshAAIAEeAADZDwAgAxgAAO4UACAZAACADgAgGwAA0BQAIAIXAACMEQAgsQcAALwMACAABQQAAIAOACAMAADvFAAgDQAAyxQAIA4AAMkUACD6BgAAvAwAIAQDAACADgAgBQAA8BQAIAsAAPQUACAMAADvFAAgCAYAAPEUACAIAADzFAAgCQAAyRQAIPEGAAC8DAAg8gYAALwMACDzBgAAvAwAIPQGAAC8DAAg9QYAALwMACAAAAvbBgIAAAAB4gYCAAAAAeMGAACBDQAg6AZAAAAAAekGQAAAAAHuBgABAAAB-AYBAAAAAcYHQAAAAAGHCAEAAAABiAhAAAAAAYkIAgAAAAEH2wYCAAAAAegGQAAAAAH4BgEAAAAB-QYBAAAAAfoGAAEAAAH7BgAA5g0AIPwGAADnDQAgBNsGAgAAAAHiBgIAAAAB4wYAALYNACDoBkAAAAABAu4GAAEAAAHwBkAAAAABCNsGAgAAAAHoBkAAAAAB-AYBAAAAAcYHQAAAAAHHBwABAAAByAcAAQAAAckHBAAAAAHKBwAAxBAAIAXbBgIAAAAB6AZAAAAAAcQHAQAAAAHFBwEAAAABxgdAAAAAAQrbBgIAAAAB6AZAAAAAAYoHAQAAAAGMBwEAAAAB2AcCAAAAAdkHIAAAAAHaByAAAAAB2wcCAAAAAdwHQAAAAAHdBwIAAAABBNsGAgAAAAHoBkAAAAABigcBAAAAAdcHAgAAAAEI2wYCAAAAAegGQAAAAAGMBwEAAAABkQcAAAC_BwKoBwEAAAABvQcCAAAAAb8HAgAAAAHABwIAAAABBdsGAgAAAAHoBkAAAAABqAcBAAAAAboHAgAAAAG8BwIAAAABA-gGQAAAAAGLBwIAAAABuwcCAAAAAQbMBgEAAAAB6AZAAAAAAZEHAgAAAAGoBwEAAAAB_AcBAAAAAf0HAAEAAAEJ2wYCAAAAAegGQAAAAAH4BgEAAAABjQcBAAAAAZEHAAAAuQcCqwcBAAAAAbYHAgAAAAG3BwIAAAABuQcgAAAAAQjbBgIAAAAB6AZAAAAAAZEHAAAAowcCoAcAAACgBwKjB0AAAAABpAcBAAAAAaUHAgAAAAGmBwEAAAABENsGAgAAAAHoBkAAAAABgwcBAAAAAYQHBAAAAAGGBwEAAAABjAcBAAAAAY0HAQAAAAGPBwAAAI8HApEHAAAAkQcCkgcIAAAAAZMHAgAAAAGUBwIAAAABlQcBAAAAAZYHAgAAAAGXBwIAAAABmAcCAAAAAQTbBgIAAAAB6AZAAAAAAf8GAgAAAAGKBwEAAAABCNsGAgAAAAHoBkAAAAABjAcBAAAAAZsHAgAAAAGnBwIAAAABqAcBAAAAAakHAQAAAAGqB0AAAAABA-gGQAAAAAH_BgIAAAABiwcCAAAAAQnbBgIAAAAB6AZAAAAAAfgGAQAAAAGDBwEAAAABhAcEAAAAAYUHAQAAAAGGBwEAAAABhwdAAAAAAYgHAQAAAAEM2wYCAAAAAegGQAAAAAGJBwIAAAABkQcAAAD1BwLnBwEAAAAB6AcCAAAAAe4HAQAAAAHzBwEAAAAB9QcCAAAAAfYHAQAAAAH3B0AAAAAB-AdAAAAAAQzbBgIAAAAB6AZAAAAAAZEHAAAA9QcC5wcBAAAAAegHAgAAAAHuBwEAAAAB8gcCAAAAAfMHAQAAAAH1BwIAAAAB9gcBAAAAAfcHQAAAAAH4B0AAAAABDNsGAgAAAAHoBkAAAAABiQcCAAAAAZEHAAAA9QcC5wcBAAAAAegHAgAAAAHuBwEAAAAB8gcCAAAAAfMHAQAAAAH2BwEAAAAB9wdAAAAAAfgHQAAAAAEI2gZAAAAAAdsGAgAAAAGMBwEAAAABqAcBAAAAAecHAQAAAAHoBwIAAAAB8AcCAAAAAfEHAgAAAAEI2gZAAAAAAdsGAgAAAAH3BgIAAAABjAcBAAAAAagHAQAAAAHnBwEAAAAB6AcCAAAAAfAHAgAAAAEJSoAAAAAB2wYCAAAAAegGQAAAAAHgBwIAAAAB5QcBAAAAAYMIAQAAAAGECAEAAAABhQhAAAAAAYYIQAAAAAEG6AZAAAAAAekGQAAAAAHuBgABAAAB8AZAAAAAAf4HAQAAAAH_BwEAAAABBtsGAgAAAAHoBkAAAAAB6QZAAAAAAe4GAAEAAAGBCAIAAAABgggCAAAAAQ7bBgIAAAAB3QZAAAAAAeUGQAAAAAHpBkAAAAABggcEAAAAAYYHAQAAAAHfBwEAAAAB4AcCAAAAAeEHAgAAAAHiBwIAAAAB4wcEAAAAAeQHAgAAAAHlBwEAAAAB5gdAAAAAATEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMAAAuxQAIDEAAL0UACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEEAAMYUACBDAADHFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAACRFQAgAwAAAKABACBRAACRFQAgUgAAlRUAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBBAAD1EQAgQwAA9hEAIEQAAPcRACBKAACVFQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBBAAD1EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMAAAuxQAIDEAAL0UACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAACWFQAgAwAAAKABACBRAACWFQAgUgAAmhUAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEQAAPcRACBKAACaFQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMAAAuxQAIDEAAL0UACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBDAADHFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAACbFQAgAwAAAKABACBRAACbFQAgUgAAnxUAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQwAA9hEAIEQAAPcRACBKAACfFQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAqAAC4FAAgLAAAvBQAIC4AALkUACAwAAC7FAAgMQAAvRQAIDUAALoUACA2AAC-FAAgNwAAvxQAIDoAAMAUACA7AADBFAAgPAAAwhQAID4AAMMUACA_AADEFAAgQAAAxRQAIEEAAMYUACBDAADHFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAACgFQAgAwAAAKABACBRAACgFQAgUgAApBUAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgKgAA5xEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACBKAACkFQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgKgAA5xEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMAAAuxQAIDEAAL0UACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAID4AAMMUACA_AADEFAAgQAAAxRQAIEEAAMYUACBDAADHFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAAClFQAgMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAXAACyFAAgGwAAsxQAIBwAALQUACAhAAC2FAAgIwAAtRQAICUAALcUACAqAAC4FAAgLAAAvBQAIC4AALkUACAwAAC7FAAgMQAAvRQAIDUAALoUACA2AAC-FAAgNwAAvxQAIDoAAMAUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAKcVACAxEAAAqxQAIBEAAKwUACASAACtFAAgEwAArhQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgQwAAxxQAIEQAAMgUACDbBgIAAAAB6AZAAAAAAYAHAQAAAAGxB0AAAAAB_wcBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY4IAAAAjggCjwhAAAAAAZAIQAAAAAGRCAEAAAABkghAAAAAAZMIQAAAAAGUCAEAAAABlQhAAAAAAZYIAgAAAAGXCCAAAAABmAhAAAAAAZkIIAAAAAECAAAAAQAgUQAAqRUAIAMAAACgAQAgUQAApRUAIFIAAK0VACAzAAAAoAEAIBAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAgSgAArRUAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACEDAAAAoAEAIFEAAKcVACBSAACwFQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIQAA5REAICMAAOQRACAlAADmEQAgKgAA5xEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAALAVACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIQAA5REAICMAAOQRACAlAADmEQAgKgAA5xEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhAwAAAKABACBRAACpFQAgUgAAsxUAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACBKAACzFQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMAAAuxQAIDEAAL0UACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgQAAAxRQAIEEAAMYUACBDAADHFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAAC0FQAgMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAXAACyFAAgGwAAsxQAIBwAALQUACAhAAC2FAAgIwAAtRQAICUAALcUACAqAAC4FAAgLAAAvBQAIC4AALkUACAwAAC7FAAgMQAAvRQAIDUAALoUACA2AAC-FAAgNwAAvxQAIDoAAMAUACA7AADBFAAgPAAAwhQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAALYVACADAAAAoAEAIFEAALQVACBSAAC6FQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIQAA5REAICMAAOQRACAlAADmEQAgKgAA5xEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAALoVACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIQAA5REAICMAAOQRACAlAADmEQAgKgAA5xEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhAwAAAKABACBRAAC2FQAgUgAAvRUAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACBKAAC9FQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMAAAuxQAIDEAAL0UACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgQwAAxxQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAAC-FQAgAwAAAKABACBRAAC-FQAgUgAAwhUAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBKAADCFQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AIQrbBgIAAAAB6AZAAAAAAYkHAgAAAAGKBwEAAAABjAcBAAAAAdkHIAAAAAHaByAAAAAB2wcCAAAAAdwHQAAAAAHdBwIAAAABMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAMQVACAG2wYCAAAAAegGQAAAAAGMBwEAAAABjQcBAAAAAbEHQAAAAAHeBwIAAAABAgAAANwDACBRAADGFQAgBNsGAgAAAAHoBkAAAAABiQcCAAAAAYoHAQAAAAEDAAAAoAEAIFEAAMQVACBSAADLFQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAAMsVACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhAwAAAN8DACBRAADGFQAgUgAAzhUAIAgAAADfAwAgSgAAzhUAINsGAgDDDAAh6AZAAMgMACGMBwEAwgwAIY0HAQDCDAAhsQdAANkMACHeBwIAwwwAIQbbBgIAwwwAIegGQADIDAAhjAcBAMIMACGNBwEAwgwAIbEHQADZDAAh3gcCAMMMACExEAAAqxQAIBEAAKwUACASAACtFAAgEwAArhQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMAAAuxQAIDEAAL0UACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgQwAAxxQAIEQAAMgUACDbBgIAAAAB6AZAAAAAAYAHAQAAAAGxB0AAAAAB_wcBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY4IAAAAjggCjwhAAAAAAZAIQAAAAAGRCAEAAAABkghAAAAAAZMIQAAAAAGUCAEAAAABlQhAAAAAAZYIAgAAAAGXCCAAAAABmAhAAAAAAZkIIAAAAAECAAAAAQAgUQAAzxUAIA0YAAD2EAAgGQAA9xAAINsGAgAAAAHoBkAAAAABiQcCAAAAAYoHAQAAAAGMBwEAAAAB2AcCAAAAAdkHIAAAAAHaByAAAAAB2wcCAAAAAdwHQAAAAAHdBwIAAAABAgAAADkAIFEAANEVACADAAAAoAEAIFEAAM8VACBSAADVFQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAANUVACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhAwAAADcAIFEAANEVACBSAADYFQAgDwAAADcAIBgAAOcQACAZAADoEAAgSgAA2BUAINsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIYoHAQDCDAAhjAcBAMIMACHYBwIAwwwAIdkHIADxDQAh2gcgAPENACHbBwIAwwwAIdwHQADIDAAh3QcCAMMMACENGAAA5xAAIBkAAOgQACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGKBwEAwgwAIYwHAQDCDAAh2AcCAMMMACHZByAA8Q0AIdoHIADxDQAh2wcCAMMMACHcB0AAyAwAId0HAgDDDAAhMRAAAKsUACARAACsFAAgEgAArRQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAANkVACADAAAAoAEAIFEAANkVACBSAADdFQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAAN0VACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAN4VACADAAAAoAEAIFEAAN4VACBSAADiFQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAAOIVACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAOMVACADAAAAoAEAIFEAAOMVACBSAADnFQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAAOcVACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAOgVACADAAAAoAEAIFEAAOgVACBSAADsFQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAAOwVACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhCNsGAgAAAAHoBkAAAAABiQcCAAAAAYwHAQAAAAGRBwAAAL8HAqgHAQAAAAG_BwIAAAABwAcCAAAAAQkZAACQEAAgHgAAlxAAICEAAJIQACDbBgIAAAAB6AZAAAAAAYkHAgAAAAGoBwEAAAABugcCAAAAAbwHAgAAAAECAAAAVAAgUQAA7hUAIAMAAABLACBRAADuFQAgUgAA8hUAIAsAAABLACAZAADpDwAgHgAA6A8AICEAAOsPACBKAADyFQAg2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhqAcBAMIMACG6BwIAwwwAIbwHAgDDDAAhCRkAAOkPACAeAADoDwAgIQAA6w8AINsGAgDDDAAh6AZAAMgMACGJBwIAwwwAIagHAQDCDAAhugcCAMMMACG8BwIAwwwAIQ0ZAACUEAAgHQAAkxAAICIAAJ4QACAkAACWEAAg2wYCAAAAAegGQAAAAAGJBwIAAAABjAcBAAAAAZEHAAAAvwcCqAcBAAAAAb0HAgAAAAG_BwIAAAABwAcCAAAAAQIAAABFACBRAADzFQAgMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAXAACyFAAgGwAAsxQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAPUVACAD2wYCAAAAAfgGAQAAAAGrBwEAAAABAgAAAK0FACBRAAD3FQAgMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAXAACyFAAgGwAAsxQAIBwAALQUACAhAAC2FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAPkVACAF2wYCAAAAAegGQAAAAAGJBwIAAAABqAcBAAAAAbwHAgAAAAEDAAAAoAEAIFEAAPUVACBSAAD-FQAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAAP4VACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhAwAAAEcAIFEAAPcVACBSAACBFgAgBQAAAEcAIEoAAIEWACDbBgIAwwwAIfgGAQDCDAAhqwcBAMIMACED2wYCAMMMACH4BgEAwgwAIasHAQDCDAAhA-gGQAAAAAH2BgIAAAABiwcCAAAAAQMAAACgAQAgUQAA-RUAIFIAAIUWACAzAAAAoAEAIBAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAgSgAAhRYAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACEDAAAAQwAgUQAA8xUAIFIAAIgWACAPAAAAQwAgGQAA_w8AIB0AAP4PACAiAACdEAAgJAAAgRAAIEoAAIgWACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGMBwEAwgwAIZEHAAD9D78HIqgHAQDCDAAhvQcCANoMACG_BwIA2gwAIcAHAgDDDAAhDRkAAP8PACAdAAD-DwAgIgAAnRAAICQAAIEQACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGMBwEAwgwAIZEHAAD9D78HIqgHAQDCDAAhvQcCANoMACG_BwIA2gwAIcAHAgDDDAAhMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAXAACyFAAgGwAAsxQAIBwAALQUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAIkWACAJGQAAkBAAIB4AAJcQACAfAACREAAg2wYCAAAAAegGQAAAAAGJBwIAAAABqAcBAAAAAboHAgAAAAG8BwIAAAABAgAAAFQAIFEAAIsWACADAAAAoAEAIFEAAIkWACBSAACPFgAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAAI8WACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhAwAAAEsAIFEAAIsWACBSAACSFgAgCwAAAEsAIBkAAOkPACAeAADoDwAgHwAA6g8AIEoAAJIWACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGoBwEAwgwAIboHAgDDDAAhvAcCAMMMACEJGQAA6Q8AIB4AAOgPACAfAADqDwAg2wYCAMMMACHoBkAAyAwAIYkHAgDDDAAhqAcBAMIMACG6BwIAwwwAIbwHAgDDDAAhDRkAAJQQACAdAACTEAAgIgAAnhAAICMAAJUQACDbBgIAAAAB6AZAAAAAAYkHAgAAAAGMBwEAAAABkQcAAAC_BwKoBwEAAAABvQcCAAAAAb8HAgAAAAHABwIAAAABAgAAAEUAIFEAAJMWACADAAAAQwAgUQAAkxYAIFIAAJcWACAPAAAAQwAgGQAA_w8AIB0AAP4PACAiAACdEAAgIwAAgBAAIEoAAJcWACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGMBwEAwgwAIZEHAAD9D78HIqgHAQDCDAAhvQcCANoMACG_BwIA2gwAIcAHAgDDDAAhDRkAAP8PACAdAAD-DwAgIgAAnRAAICMAAIAQACDbBgIAwwwAIegGQADIDAAhiQcCAMMMACGMBwEAwgwAIZEHAAD9D78HIqgHAQDCDAAhvQcCANoMACG_BwIA2gwAIcAHAgDDDAAhMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAXAACyFAAgGwAAsxQAIBwAALQUACAhAAC2FAAgIwAAtRQAICUAALcUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAJgWACAVHQEAAAAB2wYCAAAAAegGQAAAAAH3BgIAAAABjAcBAAAAAY0HAQAAAAGRBwAAALAHApwHEAAAAAGnBxAAAAABqwcBAAAAAawHAQAAAAGtBxAAAAABrgcCAAAAAbAHAQAAAAGxB0AAAAABsgcCAAAAAbMHIAAAAAG0BwEAAAABtQcBAAAAAbYHAgAAAAG3BwIAAAABAwAAAKABACBRAACYFgAgUgAAnRYAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACBKAACdFgAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AIQsEAADRDwAg2wYCAAAAAegGQAAAAAH3BgIAAAAB-AYBAAAAAY0HAQAAAAGRBwAAALkHAqsHAQAAAAG2BwIAAAABtwcCAAAAAbkHIAAAAAECAAAAYQAgUQAAnhYAIAaMBwEAAAABmQcCAAAAAZoHAgAAAAGcBxAAAAABnQcCAAAAAZ4HAQAAAAEI2wYCAAAAAegGQAAAAAGJBwIAAAABjAcBAAAAAacHAgAAAAGoBwEAAAABqQcBAAAAAaoHQAAAAAEDAAAAXwAgUQAAnhYAIFIAAKQWACANAAAAXwAgBAAAww8AIEoAAKQWACDbBgIAwwwAIegGQADIDAAh9wYCAMMMACH4BgEAwgwAIY0HAQDCDAAhkQcAAMIPuQciqwcBAMIMACG2BwIAwwwAIbcHAgDDDAAhuQcgAPENACELBAAAww8AINsGAgDDDAAh6AZAAMgMACH3BgIAwwwAIfgGAQDCDAAhjQcBAMIMACGRBwAAwg-5ByKrBwEAwgwAIbYHAgDDDAAhtwcCAMMMACG5ByAA8Q0AITEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAIC4AALkUACAwAAC7FAAgMQAAvRQAIDUAALoUACA2AAC-FAAgNwAAvxQAIDoAAMAUACA7AADBFAAgPAAAwhQAID4AAMMUACA_AADEFAAgQAAAxRQAIEEAAMYUACBDAADHFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAAClFgAgGB0BAAAAASYAALoPACAoAAC7DwAg2wYCAAAAAegGQAAAAAH3BgIAAAABjAcBAAAAAY0HAQAAAAGRBwAAALAHApkHAgAAAAGcBxAAAAABpwcQAAAAAasHAQAAAAGsBwEAAAABrQcQAAAAAa4HAgAAAAGwBwEAAAABsQdAAAAAAbIHAgAAAAGzByAAAAABtAcBAAAAAbUHAQAAAAG2BwIAAAABtwcCAAAAAQIAAABlACBRAACnFgAgAwAAAKABACBRAAClFgAgUgAAqxYAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACBKAACrFgAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AIQMAAABjACBRAACnFgAgUgAArhYAIBoAAABjACAdAQDCDAAhJgAAog8AICgAAKMPACBKAACuFgAg2wYCAMMMACHoBkAAyAwAIfcGAgDaDAAhjAcBAMIMACGNBwEAwgwAIZEHAAChD7AHIpkHAgDaDAAhnAcQAOgOACGnBxAA6A4AIasHAQDuDAAhrAcBAO4MACGtBxAAoA8AIa4HAgDDDAAhsAcBAO4MACGxB0AA2QwAIbIHAgDDDAAhswcgAPENACG0BwEAwgwAIbUHAQDCDAAhtgcCAMMMACG3BwIAwwwAIRgdAQDCDAAhJgAAog8AICgAAKMPACDbBgIAwwwAIegGQADIDAAh9wYCANoMACGMBwEAwgwAIY0HAQDCDAAhkQcAAKEPsAcimQcCANoMACGcBxAA6A4AIacHEADoDgAhqwcBAO4MACGsBwEA7gwAIa0HEACgDwAhrgcCAMMMACGwBwEA7gwAIbEHQADZDAAhsgcCAMMMACGzByAA8Q0AIbQHAQDCDAAhtQcBAMIMACG2BwIAwwwAIbcHAgDDDAAhMRAAAKsUACARAACsFAAgEgAArRQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAXAACyFAAgGwAAsxQAIBwAALQUACAhAAC2FAAgIwAAtRQAICUAALcUACAqAAC4FAAgLAAAvBQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAK8WACAGjAcBAAAAAZkHAgAAAAGbBwIAAAABnAcQAAAAAZ0HAgAAAAGeBwEAAAABAZkHAgAAAAEDAAAAoAEAIFEAAK8WACBSAAC1FgAgMwAAAKABACAQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIQAA5REAICMAAOQRACAlAADmEQAgKgAA5xEAICwAAOsRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAALUWACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEQAA2xEAIBIAANwRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIQAA5REAICMAAOQRACAlAADmEQAgKgAA5xEAICwAAOsRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhGB0BAAAAASYAALoPACAsAAC8DwAg2wYCAAAAAegGQAAAAAH3BgIAAAABjAcBAAAAAY0HAQAAAAGRBwAAALAHApkHAgAAAAGcBxAAAAABpwcQAAAAAasHAQAAAAGsBwEAAAABrQcQAAAAAa4HAgAAAAGwBwEAAAABsQdAAAAAAbIHAgAAAAGzByAAAAABtAcBAAAAAbUHAQAAAAG2BwIAAAABtwcCAAAAAQIAAABlACBRAAC2FgAgCycAAI8PACAqAACRDwAg2wYCAAAAAegGQAAAAAGRBwAAAKMHAqAHAAAAoAcCoQcCAAAAAaMHQAAAAAGkBwEAAAABpQcCAAAAAaYHAQAAAAECAAAAfAAgUQAAuBYAIAMAAABjACBRAAC2FgAgUgAAvBYAIBoAAABjACAdAQDCDAAhJgAAog8AICwAAKQPACBKAAC8FgAg2wYCAMMMACHoBkAAyAwAIfcGAgDaDAAhjAcBAMIMACGNBwEAwgwAIZEHAAChD7AHIpkHAgDaDAAhnAcQAOgOACGnBxAA6A4AIasHAQDuDAAhrAcBAO4MACGtBxAAoA8AIa4HAgDDDAAhsAcBAO4MACGxB0AA2QwAIbIHAgDDDAAhswcgAPENACG0BwEAwgwAIbUHAQDCDAAhtgcCAMMMACG3BwIAwwwAIRgdAQDCDAAhJgAAog8AICwAAKQPACDbBgIAwwwAIegGQADIDAAh9wYCANoMACGMBwEAwgwAIY0HAQDCDAAhkQcAAKEPsAcimQcCANoMACGcBxAA6A4AIacHEADoDgAhqwcBAO4MACGsBwEA7gwAIa0HEACgDwAhrgcCAMMMACGwBwEA7gwAIbEHQADZDAAhsgcCAMMMACGzByAA8Q0AIbQHAQDCDAAhtQcBAMIMACG2BwIAwwwAIbcHAgDDDAAhAwAAAHoAIFEAALgWACBSAAC_FgAgDQAAAHoAICcAAPQOACAqAAD2DgAgSgAAvxYAINsGAgDDDAAh6AZAAMgMACGRBwAA8w6jByKgBwAA8g6gByKhBwIAwwwAIaMHQADZDAAhpAcBAO4MACGlBwIA2gwAIaYHAQDuDAAhCycAAPQOACAqAAD2DgAg2wYCAMMMACHoBkAAyAwAIZEHAADzDqMHIqAHAADyDqAHIqEHAgDDDAAhowdAANkMACGkBwEA7gwAIaUHAgDaDAAhpgcBAO4MACELJwAAjw8AICgAAJAPACDbBgIAAAAB6AZAAAAAAZEHAAAAowcCoAcAAACgBwKhBwIAAAABowdAAAAAAaQHAQAAAAGlBwIAAAABpgcBAAAAAQIAAAB8ACBRAADAFgAgAwAAAHoAIFEAAMAWACBSAADEFgAgDQAAAHoAICcAAPQOACAoAAD1DgAgSgAAxBYAINsGAgDDDAAh6AZAAMgMACGRBwAA8w6jByKgBwAA8g6gByKhBwIAwwwAIaMHQADZDAAhpAcBAO4MACGlBwIA2gwAIaYHAQDuDAAhCycAAPQOACAoAAD1DgAg2wYCAMMMACHoBkAAyAwAIZEHAADzDqMHIqAHAADyDqAHIqEHAgDDDAAhowdAANkMACGkBwEA7gwAIaUHAgDaDAAhpgcBAO4MACExEAAAqxQAIBEAAKwUACASAACtFAAgEwAArhQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgQwAAxxQAIEQAAMgUACDbBgIAAAAB6AZAAAAAAYAHAQAAAAGxB0AAAAAB_wcBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY4IAAAAjggCjwhAAAAAAZAIQAAAAAGRCAEAAAABkghAAAAAAZMIQAAAAAGUCAEAAAABlQhAAAAAAZYIAgAAAAGXCCAAAAABmAhAAAAAAZkIIAAAAAECAAAAAQAgUQAAxRYAIATbBgIAAAAB6AZAAAAAAYkHAgAAAAGKBwEAAAABA-gGQAAAAAH2BgIAAAABiwcCAAAAAQMAAACgAQAgUQAAxRYAIFIAAMsWACAzAAAAoAEAIBAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAgSgAAyxYAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAAqxQAIBEAAKwUACASAACtFAAgEwAArhQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACA1AAC6FAAgNgAAvhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgQwAAxxQAIEQAAMgUACDbBgIAAAAB6AZAAAAAAYAHAQAAAAGxB0AAAAAB_wcBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY4IAAAAjggCjwhAAAAAAZAIQAAAAAGRCAEAAAABkghAAAAAAZMIQAAAAAGUCAEAAAABlQhAAAAAAZYIAgAAAAGXCCAAAAABmAhAAAAAAZkIIAAAAAECAAAAAQAgUQAAzBYAIBUZAADXDgAgMAAA2A4AIDIAANoOACAzAADbDgAg2wYCAAAAAegGQAAAAAGDBwEAAAABhAcEAAAAAYYHAQAAAAGJBwIAAAABjAcBAAAAAY0HAQAAAAGPBwAAAI8HApEHAAAAkQcCkgcIAAAAAZMHAgAAAAGUBwIAAAABlQcBAAAAAZYHAgAAAAGXBwIAAAABmAcCAAAAAQIAAACAAQAgUQAAzhYAIAMAAACgAQAgUQAAzBYAIFIAANIWACAzAAAAoAEAIBAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAgSgAA0hYAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACEDAAAAfgAgUQAAzhYAIFIAANUWACAXAAAAfgAgGQAAsA4AIDAAALEOACAyAACzDgAgMwAAtA4AIEoAANUWACDbBgIAwwwAIegGQADIDAAhgwcBAMIMACGEBwQA_Q0AIYYHAQDCDAAhiQcCAMMMACGMBwEAwgwAIY0HAQDCDAAhjwcAAK0OjwcikQcAAK4OkQcikgcIAK8OACGTBwIA2gwAIZQHAgDaDAAhlQcBAO4MACGWBwIAwwwAIZcHAgDDDAAhmAcCAMMMACEVGQAAsA4AIDAAALEOACAyAACzDgAgMwAAtA4AINsGAgDDDAAh6AZAAMgMACGDBwEAwgwAIYQHBAD9DQAhhgcBAMIMACGJBwIAwwwAIYwHAQDCDAAhjQcBAMIMACGPBwAArQ6PByKRBwAArg6RByKSBwgArw4AIZMHAgDaDAAhlAcCANoMACGVBwEA7gwAIZYHAgDDDAAhlwcCAMMMACGYBwIAwwwAITEQAACrFAAgEQAArBQAIBIAAK0UACATAACuFAAgFAAArxQAIBUAALAUACAWAACxFAAgFwAAshQAIBsAALMUACAcAAC0FAAgIQAAthQAICMAALUUACAlAAC3FAAgKgAAuBQAICwAALwUACAuAAC5FAAgMQAAvRQAIDUAALoUACA2AAC-FAAgNwAAvxQAIDoAAMAUACA7AADBFAAgPAAAwhQAID4AAMMUACA_AADEFAAgQAAAxRQAIEEAAMYUACBDAADHFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAADWFgAgFRkAANcOACAxAADZDgAgMgAA2g4AIDMAANsOACDbBgIAAAAB6AZAAAAAAYMHAQAAAAGEBwQAAAABhgcBAAAAAYkHAgAAAAGMBwEAAAABjQcBAAAAAY8HAAAAjwcCkQcAAACRBwKSBwgAAAABkwcCAAAAAZQHAgAAAAGVBwEAAAABlgcCAAAAAZcHAgAAAAGYBwIAAAABAgAAAIABACBRAADYFgAgAwAAAKABACBRAADWFgAgUgAA3BYAIDMAAACgAQAgEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACBKAADcFgAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AIQMAAAB-ACBRAADYFgAgUgAA3xYAIBcAAAB-ACAZAACwDgAgMQAAsg4AIDIAALMOACAzAAC0DgAgSgAA3xYAINsGAgDDDAAh6AZAAMgMACGDBwEAwgwAIYQHBAD9DQAhhgcBAMIMACGJBwIAwwwAIYwHAQDCDAAhjQcBAMIMACGPBwAArQ6PByKRBwAArg6RByKSBwgArw4AIZMHAgDaDAAhlAcCANoMACGVBwEA7gwAIZYHAgDDDAAhlwcCAMMMACGYBwIAwwwAIRUZAACwDgAgMQAAsg4AIDIAALMOACAzAAC0DgAg2wYCAMMMACHoBkAAyAwAIYMHAQDCDAAhhAcEAP0NACGGBwEAwgwAIYkHAgDDDAAhjAcBAMIMACGNBwEAwgwAIY8HAACtDo8HIpEHAACuDpEHIpIHCACvDgAhkwcCANoMACGUBwIA2gwAIZUHAQDuDAAhlgcCAMMMACGXBwIAwwwAIZgHAgDDDAAhFRkAANcOACAwAADYDgAgMQAA2Q4AIDMAANsOACDbBgIAAAAB6AZAAAAAAYMHAQAAAAGEBwQAAAABhgcBAAAAAYkHAgAAAAGMBwEAAAABjQcBAAAAAY8HAAAAjwcCkQcAAACRBwKSBwgAAAABkwcCAAAAAZQHAgAAAAGVBwEAAAABlgcCAAAAAZcHAgAAAAGYBwIAAAABAgAAAIABACBRAADgFgAgAwAAAH4AIFEAAOAWACBSAADkFgAgFwAAAH4AIBkAALAOACAwAACxDgAgMQAAsg4AIDMAALQOACBKAADkFgAg2wYCAMMMACHoBkAAyAwAIYMHAQDCDAAhhAcEAP0NACGGBwEAwgwAIYkHAgDDDAAhjAcBAMIMACGNBwEAwgwAIY8HAACtDo8HIpEHAACuDpEHIpIHCACvDgAhkwcCANoMACGUBwIA2gwAIZUHAQDuDAAhlgcCAMMMACGXBwIAwwwAIZgHAgDDDAAhFRkAALAOACAwAACxDgAgMQAAsg4AIDMAALQOACDbBgIAwwwAIegGQADIDAAhgwcBAMIMACGEBwQA_Q0AIYYHAQDCDAAhiQcCAMMMACGMBwEAwgwAIY0HAQDCDAAhjwcAAK0OjwcikQcAAK4OkQcikgcIAK8OACGTBwIA2gwAIZQHAgDaDAAhlQcBAO4MACGWBwIAwwwAIZcHAgDDDAAhmAcCAMMMACExEAAAqxQAIBEAAKwUACASAACtFAAgEwAArhQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDcAAL8UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgQwAAxxQAIEQAAMgUACDbBgIAAAAB6AZAAAAAAYAHAQAAAAGxB0AAAAAB_wcBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY4IAAAAjggCjwhAAAAAAZAIQAAAAAGRCAEAAAABkghAAAAAAZMIQAAAAAGUCAEAAAABlQhAAAAAAZYIAgAAAAGXCCAAAAABmAhAAAAAAZkIIAAAAAECAAAAAQAgUQAA5RYAIAMAAACgAQAgUQAA5RYAIFIAAOkWACAzAAAAoAEAIBAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAgSgAA6RYAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAAqxQAIBEAAKwUACASAACtFAAgEwAArhQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA6AADAFAAgOwAAwRQAIDwAAMIUACA-AADDFAAgPwAAxBQAIEAAAMUUACBBAADGFAAgQwAAxxQAIEQAAMgUACDbBgIAAAAB6AZAAAAAAYAHAQAAAAGxB0AAAAAB_wcBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY4IAAAAjggCjwhAAAAAAZAIQAAAAAGRCAEAAAABkghAAAAAAZMIQAAAAAGUCAEAAAABlQhAAAAAAZYIAgAAAAGXCCAAAAABmAhAAAAAAZkIIAAAAAECAAAAAQAgUQAA6hYAIAMAAACgAQAgUQAA6hYAIFIAAO4WACAzAAAAoAEAIBAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAgSgAA7hYAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMRAAANoRACARAADbEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACEVGQAA1w4AIDAAANgOACAxAADZDgAgMgAA2g4AINsGAgAAAAHoBkAAAAABgwcBAAAAAYQHBAAAAAGGBwEAAAABiQcCAAAAAYwHAQAAAAGNBwEAAAABjwcAAACPBwKRBwAAAJEHApIHCAAAAAGTBwIAAAABlAcCAAAAAZUHAQAAAAGWBwIAAAABlwcCAAAAAZgHAgAAAAECAAAAgAEAIFEAAO8WACALBAAAjQ4AINsGAgAAAAHoBkAAAAAB9wYCAAAAAfgGAQAAAAGDBwEAAAABhAcEAAAAAYUHAQAAAAGGBwEAAAABhwdAAAAAAYgHAQAAAAECAAAAmAEAIFEAAPEWACADAAAAfgAgUQAA7xYAIFIAAPUWACAXAAAAfgAgGQAAsA4AIDAAALEOACAxAACyDgAgMgAAsw4AIEoAAPUWACDbBgIAwwwAIegGQADIDAAhgwcBAMIMACGEBwQA_Q0AIYYHAQDCDAAhiQcCAMMMACGMBwEAwgwAIY0HAQDCDAAhjwcAAK0OjwcikQcAAK4OkQcikgcIAK8OACGTBwIA2gwAIZQHAgDaDAAhlQcBAO4MACGWBwIAwwwAIZcHAgDDDAAhmAcCAMMMACEVGQAAsA4AIDAAALEOACAxAACyDgAgMgAAsw4AINsGAgDDDAAh6AZAAMgMACGDBwEAwgwAIYQHBAD9DQAhhgcBAMIMACGJBwIAwwwAIYwHAQDCDAAhjQcBAMIMACGPBwAArQ6PByKRBwAArg6RByKSBwgArw4AIZMHAgDaDAAhlAcCANoMACGVBwEA7gwAIZYHAgDDDAAhlwcCAMMMACGYBwIAwwwAIQMAAACOAQAgUQAA8RYAIFIAAPgWACANAAAAjgEAIAQAAIYOACBKAAD4FgAg2wYCAMMMACHoBkAAyAwAIfcGAgDDDAAh-AYBAMIMACGDBwEAwgwAIYQHBAD9DQAhhQcBAMIMACGGBwEAwgwAIYcHQADIDAAhiAcBAMIMACELBAAAhg4AINsGAgDDDAAh6AZAAMgMACH3BgIAwwwAIfgGAQDCDAAhgwcBAMIMACGEBwQA_Q0AIYUHAQDCDAAhhgcBAMIMACGHB0AAyAwAIYgHAQDCDAAhMRAAAKsUACASAACtFAAgEwAArhQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAPkWACAE2wYCAAAAAeMGAAC2DQAg6AZAAAAAAfYGAgAAAAEJ4AYAAQAAAeEGAAEAAAHjBgAA3QwAIOQGAgAAAAHlBkAAAAAB5gYCAAAAAecGQAAAAAHoBkAAAAAB6QZAAAAAAQwGAACRDQAgCAAAkg0AINsGAgAAAAHjBgAAkA0AIOYGAgAAAAHoBkAAAAAB6QZAAAAAAfEGAAEAAAHyBgEAAAAB8wYBAAAAAfQGQAAAAAH1BkAAAAABAgAAAA8AIFEAAP0WACADAAAADQAgUQAA_RYAIFIAAIEXACAOAAAADQAgBgAA7wwAIAgAAPAMACBKAACBFwAg2wYCAMMMACHjBgAA7AwAIOYGAgDDDAAh6AZAAMgMACHpBkAAyAwAIfEGAAHtDAAh8gYBAO4MACHzBgEA7gwAIfQGQADZDAAh9QZAANkMACEMBgAA7wwAIAgAAPAMACDbBgIAwwwAIeMGAADsDAAg5gYCAMMMACHoBkAAyAwAIekGQADIDAAh8QYAAe0MACHyBgEA7gwAIfMGAQDuDAAh9AZAANkMACH1BkAA2QwAIQvbBgIAAAAB4wYAAIENACDoBkAAAAAB6QZAAAAAAe4GAAEAAAH2BgIAAAAB-AYBAAAAAcYHQAAAAAGHCAEAAAABiAhAAAAAAYkIAgAAAAEDAAAAoAEAIFEAAPkWACBSAACFFwAgMwAAAKABACAQAADaEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAIEoAAIUXACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AITEQAADaEQAgEgAA3BEAIBMAAN0RACAUAADeEQAgFQAA3xEAIBYAAOARACAXAADhEQAgGwAA4hEAIBwAAOMRACAhAADlEQAgIwAA5BEAICUAAOYRACAqAADnEQAgLAAA6xEAIC4AAOgRACAwAADqEQAgMQAA7BEAIDUAAOkRACA2AADtEQAgNwAA7hEAIDoAAO8RACA7AADwEQAgPAAA8REAID4AAPIRACA_AADzEQAgQAAA9BEAIEEAAPURACBDAAD2EQAgRAAA9xEAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhCwQAAOgNACAMAADqDQAgDgAA6w0AINsGAgAAAAHoBkAAAAAB9wYCAAAAAfgGAQAAAAH5BgEAAAAB-gYAAQAAAfsGAADmDQAg_AYAAOcNACACAAAAJgAgUQAAhhcAIDEQAACrFAAgEQAArBQAIBMAAK4UACAUAACvFAAgFQAAsBQAIBYAALEUACAXAACyFAAgGwAAsxQAIBwAALQUACAhAAC2FAAgIwAAtRQAICUAALcUACAqAAC4FAAgLAAAvBQAIC4AALkUACAwAAC7FAAgMQAAvRQAIDUAALoUACA2AAC-FAAgNwAAvxQAIDoAAMAUACA7AADBFAAgPAAAwhQAID4AAMMUACA_AADEFAAgQAAAxRQAIEEAAMYUACBDAADHFAAgRAAAyBQAINsGAgAAAAHoBkAAAAABgAcBAAAAAbEHQAAAAAH_BwEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjggAAACOCAKPCEAAAAABkAhAAAAAAZEIAQAAAAGSCEAAAAABkwhAAAAAAZQIAQAAAAGVCEAAAAABlggCAAAAAZcIIAAAAAGYCEAAAAABmQggAAAAAQIAAAABACBRAACIFwAgCdsGAgAAAAHjBgAAkA0AIOgGQAAAAAHpBkAAAAAB8QYAAQAAAfIGAQAAAAHzBgEAAAAB9AZAAAAAAfUGQAAAAAEJ4AYAAQAAAeEGAAEAAAHiBgIAAAAB4wYAAN0MACDkBgIAAAAB5QZAAAAAAecGQAAAAAHoBkAAAAAB6QZAAAAAAQMAAAAHACBRAACGFwAgUgAAjhcAIA0AAAAHACAEAADCDQAgDAAAxA0AIA4AAMUNACBKAACOFwAg2wYCAMMMACHoBkAAyAwAIfcGAgDDDAAh-AYBAMIMACH5BgEAwgwAIfoGAAHtDAAh-wYAAMANACD8BgAAwQ0AIAsEAADCDQAgDAAAxA0AIA4AAMUNACDbBgIAwwwAIegGQADIDAAh9wYCAMMMACH4BgEAwgwAIfkGAQDCDAAh-gYAAe0MACH7BgAAwA0AIPwGAADBDQAgAwAAAKABACBRAACIFwAgUgAAkRcAIDMAAACgAQAgEAAA2hEAIBEAANsRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIQAA5REAICMAAOQRACAlAADmEQAgKgAA5xEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACBKAACRFwAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACExEAAA2hEAIBEAANsRACATAADdEQAgFAAA3hEAIBUAAN8RACAWAADgEQAgFwAA4REAIBsAAOIRACAcAADjEQAgIQAA5REAICMAAOQRACAlAADmEQAgKgAA5xEAICwAAOsRACAuAADoEQAgMAAA6hEAIDEAAOwRACA1AADpEQAgNgAA7REAIDcAAO4RACA6AADvEQAgOwAA8BEAIDwAAPERACA-AADyEQAgPwAA8xEAIEAAAPQRACBBAAD1EQAgQwAA9hEAIEQAAPcRACDbBgIAwwwAIegGQADIDAAhgAcBAO4MACGxB0AA2QwAIf8HAQDuDAAhiggBAMIMACGLCEAA2QwAIYwIAQDuDAAhjggAANkRjggijwhAANkMACGQCEAA2QwAIZEIAQDuDAAhkghAANkMACGTCEAA2QwAIZQIAQDuDAAhlQhAANkMACGWCAIAwwwAIZcIIADxDQAhmAhAANkMACGZCCAA8Q0AIQgDAAC3DQAgBQAAuA0AIAwAALoNACDbBgIAAAAB4gYCAAAAAeMGAAC2DQAg6AZAAAAAAfYGAgAAAAECAAAACwAgUQAAkhcAIAPoBkAAAAAB7gYAAQAAAfAGQAAAAAELBAAA6A0AIAwAAOoNACANAADpDQAg2wYCAAAAAegGQAAAAAH3BgIAAAAB-AYBAAAAAfkGAQAAAAH6BgABAAAB-wYAAOYNACD8BgAA5w0AIAIAAAAmACBRAACVFwAgMREAAKwUACASAACtFAAgEwAArhQAIBQAAK8UACAVAACwFAAgFgAAsRQAIBcAALIUACAbAACzFAAgHAAAtBQAICEAALYUACAjAAC1FAAgJQAAtxQAICoAALgUACAsAAC8FAAgLgAAuRQAIDAAALsUACAxAAC9FAAgNQAAuhQAIDYAAL4UACA3AAC_FAAgOgAAwBQAIDsAAMEUACA8AADCFAAgPgAAwxQAID8AAMQUACBAAADFFAAgQQAAxhQAIEMAAMcUACBEAADIFAAg2wYCAAAAAegGQAAAAAGABwEAAAABsQdAAAAAAf8HAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGOCAAAAI4IAo8IQAAAAAGQCEAAAAABkQgBAAAAAZIIQAAAAAGTCEAAAAABlAgBAAAAAZUIQAAAAAGWCAIAAAABlwggAAAAAZgIQAAAAAGZCCAAAAABAgAAAAEAIFEAAJcXACADAAAABwAgUQAAlRcAIFIAAJsXACANAAAABwAgBAAAwg0AIAwAAMQNACANAADDDQAgSgAAmxcAINsGAgDDDAAh6AZAAMgMACH3BgIAwwwAIfgGAQDCDAAh-QYBAMIMACH6BgAB7QwAIfsGAADADQAg_AYAAMENACALBAAAwg0AIAwAAMQNACANAADDDQAg2wYCAMMMACHoBkAAyAwAIfcGAgDDDAAh-AYBAMIMACH5BgEAwgwAIfoGAAHtDAAh-wYAAMANACD8BgAAwQ0AIAMAAACgAQAgUQAAlxcAIFIAAJ4XACAzAAAAoAEAIBEAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAgSgAAnhcAINsGAgDDDAAh6AZAAMgMACGABwEA7gwAIbEHQADZDAAh_wcBAO4MACGKCAEAwgwAIYsIQADZDAAhjAgBAO4MACGOCAAA2RGOCCKPCEAA2QwAIZAIQADZDAAhkQgBAO4MACGSCEAA2QwAIZMIQADZDAAhlAgBAO4MACGVCEAA2QwAIZYIAgDDDAAhlwggAPENACGYCEAA2QwAIZkIIADxDQAhMREAANsRACASAADcEQAgEwAA3REAIBQAAN4RACAVAADfEQAgFgAA4BEAIBcAAOERACAbAADiEQAgHAAA4xEAICEAAOURACAjAADkEQAgJQAA5hEAICoAAOcRACAsAADrEQAgLgAA6BEAIDAAAOoRACAxAADsEQAgNQAA6REAIDYAAO0RACA3AADuEQAgOgAA7xEAIDsAAPARACA8AADxEQAgPgAA8hEAID8AAPMRACBAAAD0EQAgQQAA9REAIEMAAPYRACBEAAD3EQAg2wYCAMMMACHoBkAAyAwAIYAHAQDuDAAhsQdAANkMACH_BwEA7gwAIYoIAQDCDAAhiwhAANkMACGMCAEA7gwAIY4IAADZEY4IIo8IQADZDAAhkAhAANkMACGRCAEA7gwAIZIIQADZDAAhkwhAANkMACGUCAEA7gwAIZUIQADZDAAhlggCAMMMACGXCCAA8Q0AIZgIQADZDAAhmQggAPENACEL2wYCAAAAAeIGAgAAAAHjBgAAgQ0AIOgGQAAAAAHpBkAAAAAB7gYAAQAAAfYGAgAAAAH4BgEAAAABxgdAAAAAAYcIAQAAAAGICEAAAAABAwAAAAkAIFEAAJIXACBSAACiFwAgCgAAAAkAIAMAAJoNACAFAACbDQAgDAAAnQ0AIEoAAKIXACDbBgIAwwwAIeIGAgDDDAAh4wYAAJkNACDoBkAAyAwAIfYGAgDDDAAhCAMAAJoNACAFAACbDQAgDAAAnQ0AINsGAgDDDAAh4gYCAMMMACHjBgAAmQ0AIOgGQADIDAAh9gYCAMMMACEMBgAAkQ0AIAkAAJMNACDbBgIAAAAB4wYAAJANACDmBgIAAAAB6AZAAAAAAekGQAAAAAHxBgABAAAB8gYBAAAAAfMGAQAAAAH0BkAAAAAB9QZAAAAAAQIAAAAPACBRAACjFwAgAwAAAA0AIFEAAKMXACBSAACnFwAgDgAAAA0AIAYAAO8MACAJAADxDAAgSgAApxcAINsGAgDDDAAh4wYAAOwMACDmBgIAwwwAIegGQADIDAAh6QZAAMgMACHxBgAB7QwAIfIGAQDuDAAh8wYBAO4MACH0BkAA2QwAIfUGQADZDAAhDAYAAO8MACAJAADxDAAg2wYCAMMMACHjBgAA7AwAIOYGAgDDDAAh6AZAAMgMACHpBkAAyAwAIfEGAAHtDAAh8gYBAO4MACHzBgEA7gwAIfQGQADZDAAh9QZAANkMACEIAwAAtw0AIAUAALgNACALAAC5DQAg2wYCAAAAAeIGAgAAAAHjBgAAtg0AIOgGQAAAAAH2BgIAAAABAgAAAAsAIFEAAKgXACALBAAA6A0AIA0AAOkNACAOAADrDQAg2wYCAAAAAegGQAAAAAH3BgIAAAAB-AYBAAAAAfkGAQAAAAH6BgABAAAB-wYAAOYNACD8BgAA5w0AIAIAAAAmACBRAACqFwAgAwAAAAkAIFEAAKgXACBSAACuFwAgCgAAAAkAIAMAAJoNACAFAACbDQAgCwAAnA0AIEoAAK4XACDbBgIAwwwAIeIGAgDDDAAh4wYAAJkNACDoBkAAyAwAIfYGAgDDDAAhCAMAAJoNACAFAACbDQAgCwAAnA0AINsGAgDDDAAh4gYCAMMMACHjBgAAmQ0AIOgGQADIDAAh9gYCAMMMACEDAAAABwAgUQAAqhcAIFIAALEXACANAAAABwAgBAAAwg0AIA0AAMMNACAOAADFDQAgSgAAsRcAINsGAgDDDAAh6AZAAMgMACH3BgIAwwwAIfgGAQDCDAAh-QYBAMIMACH6BgAB7QwAIfsGAADADQAg_AYAAMENACALBAAAwg0AIA0AAMMNACAOAADFDQAg2wYCAMMMACHoBkAAyAwAIfcGAgDDDAAh-AYBAMIMACH5BgEAwgwAIfoGAAHtDAAh-wYAAMANACD8BgAAwQ0AIB8KADQQBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bQhIcRhQhWhgjWRclXhwqYh0slQEjLn0gMJQBJzGWASg1gQEmNpkBKzebAS06nwEuO6MBLjykAS4-qAEvP6oBL0CuATBBswExQ7cBMkS7ATMDAwABBQgDDyQFBQQAAQoACgwfCA0MBA4gAgUDAAEFAAMKAAkLEAUMGwgEBgAECBQGCRUCCgAHAQcABQIIFgAJFwACBQADBhwEAgsdAAweAAMMIgANIQAOIwABAwABAQMAAQEDAAEBAwABBAoAExgAEBkAARtAEgIKABEXOw8BFzwAAhkAARoADwEbQQAGCgAbGQABHUgVIkwXI1UXJFcaAgoAFhxJFAEcSgAFCgAZGQABHgAUH00UIVEYAgMAASAAFwEhUgABHgAUASNYAAEDAAEDBAABCgAlLWYeBAoAJCZnHShrHyx2IwIpACArAB4ECgAiJwABKGwfKnAhASkAIAIocQAqcgACGQABKwAeAih3ACx4AAEteQAGCgAsGQABMIUBJzGJASgyiwEpM40BKgIZAAEvACYCAwABLwAmAS8AJgIvkQEmNI8BKwIEAAEzkAEqAjCSAQAxkwEAAQQAAQMZoQEBOAABOaIBAQIEqQEBPQABAQOvAQEBAwABAUIAAQEDAAEcELwBABG9AQASvgEAFL8BABXAAQAWwQEAF8IBABvDAQAcxAEAIcYBACPFAQAlxwEAKsgBACzMAQAuyQEAMMsBADHNAQA1ygEANs4BADrPAQA70AEAPNEBAD7SAQA_0wEAQNQBAEHVAQBD1gEARNcBAAAAAAUKADlXADpYADtZADxaAD0AAAAAAAUKADlXADpYADtZADxaAD0DAwABBfgBAw_5AQUDAwABBf8BAw-AAgUFCgBCVwBDWABEWQBFWgBGAAAAAAAFCgBCVwBDWABEWQBFWgBGAQOSAgEBA5gCAQUKAEtXAExYAE1ZAE5aAE8AAAAAAAUKAEtXAExYAE1ZAE5aAE8BQgABAUIAAQUKAFRXAFVYAFZZAFdaAFgAAAAAAAUKAFRXAFVYAFZZAFdaAFgBAwABAQMAAQUKAF1XAF5YAF9ZAGBaAGEAAAAAAAUKAF1XAF5YAF9ZAGBaAGEBAwABAQMAAQUKAGZXAGdYAGhZAGlaAGoAAAAAAAUKAGZXAGdYAGhZAGlaAGoAAAAFCgBwVwBxWAByWQBzWgB0AAAAAAAFCgBwVwBxWAByWQBzWgB0AxmFAwE4AAE5hgMBAxmMAwE4AAE5jQMBBQoAeVcAelgAe1kAfFoAfQAAAAAABQoAeVcAelgAe1kAfFoAfQIEnwMBPQABAgSlAwE9AAEFCgCCAVcAgwFYAIQBWQCFAVoAhgEAAAAAAAUKAIIBVwCDAVgAhAFZAIUBWgCGAQAAAAUKAIwBVwCNAVgAjgFZAI8BWgCQAQAAAAAABQoAjAFXAI0BWACOAVkAjwFaAJABAQMAAQEDAAEFCgCVAVcAlgFYAJcBWQCYAVoAmQEAAAAAAAUKAJUBVwCWAVgAlwFZAJgBWgCZAQAABQoAngFXAJ8BWACgAVkAoQFaAKIBAAAAAAAFCgCeAVcAnwFYAKABWQChAVoAogECGAAQGQABAhgAEBkAAQUKAKcBVwCoAVgAqQFZAKoBWgCrAQAAAAAABQoApwFXAKgBWACpAVkAqgFaAKsBAhkAARoADwIZAAEaAA8FCgCwAVcAsQFYALIBWQCzAVoAtAEAAAAAAAUKALABVwCxAVgAsgFZALMBWgC0AQAAAAUKALoBVwC7AVgAvAFZAL0BWgC-AQAAAAAABQoAugFXALsBWAC8AVkAvQFaAL4BAQMAAQEDAAEFCgDDAVcAxAFYAMUBWQDGAVoAxwEAAAAAAAUKAMMBVwDEAVgAxQFZAMYBWgDHAQEDAAEBAwABBQoAzAFXAM0BWADOAVkAzwFaANABAAAAAAAFCgDMAVcAzQFYAM4BWQDPAVoA0AEBAwABAQMAAQUKANUBVwDWAVgA1wFZANgBWgDZAQAAAAAABQoA1QFXANYBWADXAVkA2AFaANkBAQMAAQEDAAEFCgDeAVcA3wFYAOABWQDhAVoA4gEAAAAAAAUKAN4BVwDfAVgA4AFZAOEBWgDiAQAAAAMKAOgBWQDpAVoA6gEAAAADCgDoAVkA6QFaAOoBAAAFCgDvAVcA8AFYAPEBWQDyAVoA8wEAAAAAAAUKAO8BVwDwAVgA8QFZAPIBWgDzAQMZAAEdzwUVItAFFwMZAAEd1gUVItcFFwUKAPgBVwD5AVgA-gFZAPsBWgD8AQAAAAAABQoA-AFXAPkBWAD6AVkA-wFaAPwBAhkAAR4AFAIZAAEeABQFCgCBAlcAggJYAIMCWQCEAloAhQIAAAAAAAUKAIECVwCCAlgAgwJZAIQCWgCFAgIDAAEgABcCAwABIAAXBQoAigJXAIsCWACMAlkAjQJaAI4CAAAAAAAFCgCKAlcAiwJYAIwCWQCNAloAjgIBHgAUBQoAkgJXAJMCWACUAlkAlQJaAJYCAAAAAAAFCgCSAlcAkwJYAJQCWQCVAloAlgIBBAABAQQAAQUKAJsCVwCcAlgAnQJZAJ4CWgCfAgAAAAAABQoAmwJXAJwCWACdAlkAngJaAJ8CASa9Bh0BJsMGHQUKAKQCVwClAlgApgJZAKcCWgCoAgAAAAAABQoApAJXAKUCWACmAlkApwJaAKgCAhkAASsAHgIZAAErAB4FCgCtAlcArgJYAK8CWQCwAloAsQIAAAAAAAUKAK0CVwCuAlgArwJZALACWgCxAgEnAAEBJwABBQoAtgJXALcCWAC4AlkAuQJaALoCAAAAAAAFCgC2AlcAtwJYALgCWQC5AloAugICKQAgKwAeAikAICsAHgUKAL8CVwDAAlgAwQJZAMICWgDDAgAAAAAABQoAvwJXAMACWADBAlkAwgJaAMMCASkAIAEpACAFCgDIAlcAyQJYAMoCWQDLAloAzAIAAAAAAAUKAMgCVwDJAlgAygJZAMsCWgDMAgEZAAEBGQABBQoA0QJXANICWADTAlkA1AJaANUCAAAAAAAFCgDRAlcA0gJYANMCWQDUAloA1QICAwABLwAmAgMAAS8AJgUKANoCVwDbAlgA3AJZAN0CWgDeAgAAAAAABQoA2gJXANsCWADcAlkA3QJaAN4CAhkAAS8AJgIZAAEvACYFCgDjAlcA5AJYAOUCWQDmAloA5wIAAAAAAAUKAOMCVwDkAlgA5QJZAOYCWgDnAgEvACYBLwAmBQoA7AJXAO0CWADuAlkA7wJaAPACAAAAAAAFCgDsAlcA7QJYAO4CWQDvAloA8AIBBAABAQQAAQUKAPUCVwD2AlgA9wJZAPgCWgD5AgAAAAAABQoA9QJXAPYCWAD3AlkA-AJaAPkCAQQAAQEEAAEFCgD-AlcA_wJYAIADWQCBA1oAggMAAAAAAAUKAP4CVwD_AlgAgANZAIEDWgCCAwIvuAgmNLcIKwIvvwgmNL4IKwUKAIcDVwCIA1gAiQNZAIoDWgCLAwAAAAAABQoAhwNXAIgDWACJA1kAigNaAIsDAQQAAQEEAAEFCgCQA1cAkQNYAJIDWQCTA1oAlAMAAAAAAAUKAJADVwCRA1gAkgNZAJMDWgCUAwIDAAEFAAMCAwABBQADBQoAmQNXAJoDWACbA1kAnANaAJ0DAAAAAAAFCgCZA1cAmgNYAJsDWQCcA1oAnQMBBgAEAQYABAUKAKIDVwCjA1gApANZAKUDWgCmAwAAAAAABQoAogNXAKMDWACkA1kApQNaAKYDAQcABQEHAAUFCgCrA1cArANYAK0DWQCuA1oArwMAAAAAAAUKAKsDVwCsA1gArQNZAK4DWgCvAwIFAAMGqQkEAgUAAwavCQQFCgC0A1cAtQNYALYDWQC3A1oAuAMAAAAAAAUKALQDVwC1A1gAtgNZALcDWgC4AwAAAAMKAL4DWQC_A1oAwAMAAAADCgC-A1kAvwNaAMADAAAAAwoAxgNZAMcDWgDIAwAAAAMKAMYDWQDHA1oAyAMAAAADCgDOA1kAzwNaANADAAAAAwoAzgNZAM8DWgDQAwAAAAMKANYDWQDXA1oA2AMAAAADCgDWA1kA1wNaANgDAAAABQoA3gNXAN8DWADgA1kA4QNaAOIDAAAAAAAFCgDeA1cA3wNYAOADWQDhA1oA4gNFAgFG2AEBR9oBAUjbAQFJ3AEBS94BAUzgATVN4QE2TuMBAU_lATVQ5gE3U-cBAVToAQFV6QE1W-wBOFztAT5d7gECXu8BAl_wAQJg8QECYfIBAmL0AQJj9gE1ZPcBP2X7AQJm_QE1Z_4BQGiBAgJpggICaoMCNWuGAkFshwJHbYgCMG6JAjBvigIwcIsCMHGMAjByjgIwc5ACNXSRAkh1lAIwdpYCNXeXAkl4mQIweZoCMHqbAjV7ngJKfJ8CUH2gAjJ-oQIyf6ICMoABowIygQGkAjKCAaYCMoMBqAI1hAGpAlGFAasCMoYBrQI1hwGuAlKIAa8CMokBsAIyigGxAjWLAbQCU4wBtQJZjQG2AjGOAbcCMY8BuAIxkAG5AjGRAboCMZIBvAIxkwG-AjWUAb8CWpUBwQIxlgHDAjWXAcQCW5gBxQIxmQHGAjGaAccCNZsBygJcnAHLAmKdAcwCHJ4BzQIcnwHOAhygAc8CHKEB0AIcogHSAhyjAdQCNaQB1QJjpQHXAhymAdkCNacB2gJkqAHbAhypAdwCHKoB3QI1qwHgAmWsAeECa60B4wJsrgHkAmyvAecCbLAB6AJssQHpAmyyAesCbLMB7QI1tAHuAm21AfACbLYB8gI1twHzAm64AfQCbLkB9QJsugH2AjW7AfkCb7wB-gJ1vQH7Ai6-AfwCLr8B_QIuwAH-Ai7BAf8CLsIBgQMuwwGDAzXEAYQDdsUBiAMuxgGKAzXHAYsDd8gBjgMuyQGPAy7KAZADNcsBkwN4zAGUA37NAZUDL84BlgMvzwGXAy_QAZgDL9EBmQMv0gGbAy_TAZ0DNdQBngN_1QGhAy_WAaMDNdcBpAOAAdgBpgMv2QGnAy_aAagDNdsBqwOBAdwBrAOHAd0BrgOIAd4BrwOIAd8BsgOIAeABswOIAeEBtAOIAeIBtgOIAeMBuAM15AG5A4kB5QG7A4gB5gG9AzXnAb4DigHoAb8DiAHpAcADiAHqAcEDNesBxAOLAewBxQORAe0BxgMz7gHHAzPvAcgDM_AByQMz8QHKAzPyAcwDM_MBzgM19AHPA5IB9QHRAzP2AdMDNfcB1AOTAfgB1QMz-QHWAzP6AdcDNfsB2gOUAfwB2wOaAf0B3QMQ_gHeAxD_AeEDEIAC4gMQgQLjAxCCAuUDEIMC5wM1hALoA5sBhQLqAxCGAuwDNYcC7QOcAYgC7gMQiQLvAxCKAvADNYsC8wOdAYwC9AOjAY0C9QMPjgL2Aw-PAvcDD5AC-AMPkQL5Aw-SAvsDD5MC_QM1lAL-A6QBlQKABA-WAoIENZcCgwSlAZgChAQPmQKFBA-aAoYENZsCiQSmAZwCigSsAZ0CiwQSngKMBBKfAo0EEqACjgQSoQKPBBKiApEEEqMCkwQ1pAKUBK0BpQKWBBKmApgENacCmQSuAagCmgQSqQKbBBKqApwENasCnwSvAawCoAS1Aa0CogS2Aa4CowS2Aa8CpgS2AbACpwS2AbECqAS2AbICqgS2AbMCrAQ1tAKtBLcBtQKvBLYBtgKxBDW3ArIEuAG4ArMEtgG5ArQEtgG6ArUENbsCuAS5AbwCuQS_Ab0CuwQLvgK8BAu_Ar4EC8ACvwQLwQLABAvCAsIEC8MCxAQ1xALFBMABxQLHBAvGAskENccCygTBAcgCywQLyQLMBAvKAs0ENcsC0ATCAcwC0QTIAc0C0gQMzgLTBAzPAtQEDNAC1QQM0QLWBAzSAtgEDNMC2gQ11ALbBMkB1QLdBAzWAt8ENdcC4ATKAdgC4QQM2QLiBAzaAuMENdsC5gTLAdwC5wTRAd0C6AQN3gLpBA3fAuoEDeAC6wQN4QLsBA3iAu4EDeMC8AQ15ALxBNIB5QLzBA3mAvUENecC9gTTAegC9wQN6QL4BA3qAvkENesC_ATUAewC_QTaAe0C_gQO7gL_BA7vAoAFDvACgQUO8QKCBQ7yAoQFDvMChgU19AKHBdsB9QKJBQ72AosFNfcCjAXcAfgCjQUO-QKOBQ76Ao8FNfsCkgXdAfwCkwXjAf0ClQXkAf4ClgXkAf8CmQXkAYADmgXkAYEDmwXkAYIDnQXkAYMDnwU1hAOgBeUBhQOiBeQBhgOkBTWHA6UF5gGIA6YF5AGJA6cF5AGKA6gFNYsDqwXnAYwDrAXrAY0DrgUVjgOvBRWPA7EFFZADsgUVkQOzBRWSA7UFFZMDtwU1lAO4BewBlQO6BRWWA7wFNZcDvQXtAZgDvgUVmQO_BRWaA8AFNZsDwwXuAZwDxAX0AZ0DxQUUngPGBRSfA8cFFKADyAUUoQPJBRSiA8sFFKMDzQU1pAPOBfUBpQPSBRSmA9QFNacD1QX2AagD2AUUqQPZBRSqA9oFNasD3QX3AawD3gX9Aa0D3wUXrgPgBRevA-EFF7AD4gUXsQPjBReyA-UFF7MD5wU1tAPoBf4BtQPqBRe2A-wFNbcD7QX_AbgD7gUXuQPvBRe6A_AFNbsD8wWAArwD9AWGAr0D9QUYvgP2BRi_A_cFGMAD-AUYwQP5BRjCA_sFGMMD_QU1xAP-BYcCxQOABhjGA4IGNccDgwaIAsgDhAYYyQOFBhjKA4YGNcsDiQaJAswDigaPAs0DjAYazgONBhrPA48GGtADkAYa0QORBhrSA5MGGtMDlQY11AOWBpAC1QOXBhrWA5gGNdcDmwaRAtgDnAaXAtkDnQYd2gOeBh3bA58GHdwDoAYd3QOhBh3eA6MGHd8DpQY14AOmBpgC4QOoBh3iA6oGNeMDqwaZAuQDrAYd5QOtBh3mA64GNecDsQaaAugDsgagAukDswYe6gO0Bh7rA7UGHuwDtgYe7QO3Bh7uA7kGHu8DuwY18AO8BqEC8QO_Bh7yA8EGNfMDwgaiAvQDxAYe9QPFBh72A8YGNfcDyQajAvgDygapAvkDywYj-gPMBiP7A80GI_wDzgYj_QPPBiP-A9EGI_8D0wY1gATUBqoCgQTWBiOCBNgGNYME2QarAoQE2gYjhQTbBiOGBNwGNYcE3wasAogE4AayAokE4QYgigTiBiCLBOMGIIwE5AYgjQTlBiCOBOcGII8E6QY1kATqBrMCkQTsBiCSBO4GNZME7wa0ApQE8AYglQTxBiCWBPIGNZcE9Qa1ApgE9ga7ApkE9wYfmgT4Bh-bBPkGH5wE-gYfnQT7Bh-eBP0GH58E_wY1oASAB7wCoQSCBx-iBIQHNaMEhQe9AqQEhgcfpQSHBx-mBIgHNacEiwe-AqgEjAfEAqkEjQchqgSOByGrBI8HIawEkAchrQSRByGuBJMHIa8ElQc1sASWB8UCsQSYByGyBJoHNbMEmwfGArQEnAchtQSdByG2BJ4HNbcEoQfHArgEogfNArkEowcmugSkBya7BKUHJrwEpgcmvQSnBya-BKkHJr8Eqwc1wASsB84CwQSuBybCBLAHNcMEsQfPAsQEsgcmxQSzBybGBLQHNccEtwfQAsgEuAfWAskEuQcoygS6ByjLBLsHKMwEvAcozQS9ByjOBL8HKM8EwQc10ATCB9cC0QTEByjSBMYHNdMExwfYAtQEyAco1QTJByjWBMoHNdcEzQfZAtgEzgffAtkEzwcn2gTQByfbBNEHJ9wE0gcn3QTTByfeBNUHJ98E1wc14ATYB-AC4QTaByfiBNwHNeME3QfhAuQE3gcn5QTfByfmBOAHNecE4wfiAugE5AfoAukE5gcp6gTnBynrBOkHKewE6gcp7QTrBynuBO0HKe8E7wc18ATwB-kC8QTyBynyBPQHNfME9QfqAvQE9gcp9QT3Byn2BPgHNfcE-wfrAvgE_AfxAvkE_Qcr-gT-Byv7BP8HK_wEgAgr_QSBCCv-BIMIK_8EhQg1gAWGCPICgQWICCuCBYoINYMFiwjzAoQFjAgrhQWNCCuGBY4INYcFkQj0AogFkgj6AokFlAgtigWVCC2LBZcILYwFmAgtjQWZCC2OBZsILY8FnQg1kAWeCPsCkQWgCC2SBaIINZMFowj8ApQFpAgtlQWlCC2WBaYINZcFqQj9ApgFqgiDA5kFrAgqmgWtCCqbBa8IKpwFsAgqnQWxCCqeBbMIKp8FtQg1oAW2CIQDoQW6CCqiBbwINaMFvQiFA6QFwAgqpQXBCCqmBcIINacFxQiGA6gFxgiMA6kFxwgDqgXICAOrBckIA6wFyggDrQXLCAOuBc0IA68Fzwg1sAXQCI0DsQXSCAOyBdQINbMF1QiOA7QF1ggDtQXXCAO2BdgINbcF2wiPA7gF3AiVA7kF3QgEugXeCAS7Bd8IBLwF4AgEvQXhCAS-BeMIBL8F5Qg1wAXmCJYDwQXoCATCBeoINcMF6wiXA8QF7AgExQXtCATGBe4INccF8QiYA8gF8gieA8kF8wgFygX0CAXLBfUIBcwF9ggFzQX3CAXOBfkIBc8F-wg10AX8CJ8D0QX-CAXSBYAJNdMFgQmgA9QFggkF1QWDCQXWBYQJNdcFhwmhA9gFiAmnA9kFiQkG2gWKCQbbBYsJBtwFjAkG3QWNCQbeBY8JBt8FkQk14AWSCagD4QWUCQbiBZYJNeMFlwmpA-QFmAkG5QWZCQbmBZoJNecFnQmqA-gFngmwA-kFnwkI6gWgCQjrBaEJCOwFogkI7QWjCQjuBaUJCO8Fpwk18AWoCbED8QWrCQjyBa0JNfMFrgmyA_QFsAkI9QWxCQj2BbIJNfcFtQmzA_gFtgm5A_kFuAm6A_oFuQm6A_sFvAm6A_wFvQm6A_0Fvgm6A_4FwAm6A_8Fwgk1gAbDCbsDgQbFCboDggbHCTWDBsgJvAOEBskJugOFBsoJugOGBssJNYcGzgm9A4gGzwnBA4kG0QnCA4oG0gnCA4sG1QnCA4wG1gnCA40G1wnCA44G2QnCA48G2wk1kAbcCcMDkQbeCcIDkgbgCTWTBuEJxAOUBuIJwgOVBuMJwgOWBuQJNZcG5wnFA5gG6AnJA5kG6gnKA5oG6wnKA5sG7gnKA5wG7wnKA50G8AnKA54G8gnKA58G9Ak1oAb1CcsDoQb3CcoDogb5CTWjBvoJzAOkBvsJygOlBvwJygOmBv0JNacGgArNA6gGgQrRA6kGgwrSA6oGhArSA6sGhwrSA6wGiArSA60GiQrSA64GiwrSA68GjQo1sAaOCtMDsQaQCtIDsgaSCjWzBpMK1AO0BpQK0gO1BpUK0gO2BpYKNbcGmQrVA7gGmgrZA7kGnAraA7oGnQraA7sGoAraA7wGoQraA70GograA74GpAraA78Gpgo1wAanCtsDwQapCtoDwgarCjXDBqwK3APEBq0K2gPFBq4K2gPGBq8KNccGsgrdA8gGswrjAw"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  ReviewScalarFieldEnum: () => ReviewScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  Store: "Store",
  Product: "Product",
  Review: "Review",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  RateLimit: "RateLimit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt",
  deletedAt: "deletedAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount",
  rating: "rating"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId",
  disputeReason: "disputeReason"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
